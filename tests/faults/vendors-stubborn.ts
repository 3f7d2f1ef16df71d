import { setTimeout as delay } from 'node:timers/promises';
import { signatureHeader } from '#contract/vendor-api.ts';
import * as clock from '#server/kernel/clock.ts';
import { signRequest } from '#server/ports/vendors/sign.ts';
import type { Program } from '#tests/bench/run-program.ts';
import { type StagePlayer, type StageVendor, stageCurrency } from '#tests/stages/vendors-stage.ts';

const pauseMs = 100;
const mostTries = 900;

export interface Stubborn {
  playRound(player: StagePlayer, number: number): Promise<void>;
  told: { callbacks: number; askedAgain: number; repeats: number };
  /** What a round leaves its player with. */
  comesTo(number: number): bigint;
  recordOf(number: number): string;
}

/** A vendor that asks until it is told, now at one gateway and now at the other. */
export function stubbornVendor(
  { code, privateKey }: StageVendor,
  gateways: readonly Program[],
): Stubborn {
  const told = { callbacks: 0, askedAgain: 0, repeats: 0 };
  const isTakenBack = (number: number) => number % 5 === 4;
  let turn = 0;

  async function ask(operation: string, said: object): Promise<void> {
    told.callbacks += 1;
    const path = `/wps/vendor/${code}/${operation}`;
    const body = JSON.stringify(said);
    for (let tries = 0; tries < mostTries; tries += 1) {
      turn += 1;
      const address = gateways[turn % gateways.length]?.address;
      const { header } = signRequest(privateKey, { method: 'POST', path, body }, clock.now());
      const headers = { 'content-type': 'application/json', [signatureHeader]: header };
      const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => undefined);
      if (answer?.status === 200) {
        if (JSON.parse(answer.text).isRepeat) told.repeats += 1;
        return;
      }
      if (answer && answer.status < 500) throw new Error(`${operation}: ${answer.text}`);
      told.askedAgain += 1;
      await delay(pauseMs);
    }
    throw new Error(`Nobody answers ${operation}.`);
  }

  return {
    told,
    comesTo: (number) => (isTakenBack(number) ? 0n : -70n),
    recordOf: (number) => (isTakenBack(number) ? '0,0,void' : '100,30,lost'),
    /** A stake and a win; of every fifth round the stake is taken back, and it is cancelled. */
    async playRound({ name: player, session }, number) {
      const round = `r${number}`;
      const who = { player, currency: stageCurrency, round };
      const place = { ...who, game: `${code}-1` };
      const bet = `${round}.bet`;
      await ask('bet', { ...place, transaction: bet, session, amount: '100' });
      if (isTakenBack(number)) {
        await ask('rollback', { ...who, transaction: `${round}.back`, of: bet });
        await ask('end-round', { ...who, transaction: `${round}.end`, as: 'cancelled' });
      } else {
        await ask('win', { ...place, transaction: `${round}.win`, amount: '30', isEnd: true });
      }
    },
  };
}
