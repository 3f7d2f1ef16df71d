import { setTimeout as delay } from 'node:timers/promises';
import { openRound } from '#contract/inhouse.ts';
import type { Player } from '#server/kernel/answer.ts';
import * as clock from '#server/kernel/clock.ts';
import { hookLabel, sign } from '#server/ports/payments/sign.ts';
import type { Program } from '#tests/bench/run-program.ts';
import { paymentPassword, type Withdrawer } from '#tests/stages/new-withdrawer.ts';
import { type StandInProvider, standInSecret } from '#tests/stages/stand-in-provider.ts';

const pauseMs = 100;
const mostTries = 900;

export interface StubbornClients {
  told: { askedAgain: number };
  /** One round of dice, asked for under one id until it is answered; what its player got for it. */
  bet(cookie: string): Promise<{ requestId: string; paid: string }>;
  /** A payment that the provider reports until it is acknowledged, and then once more. */
  pay(depositId: string, amount: string): Promise<void>;
  /** Asked for under one id until it is answered; its id. */
  withdraw(who: Withdrawer, amount: string): Promise<string>;
  reject(withdrawalId: string): Promise<void>;
}

/** Clients that repeat a request until it is answered, now at one gateway and now at the other. */
export function stubbornClients(
  gateways: readonly Program[],
  provider: StandInProvider,
): StubbornClients {
  const told = { askedAgain: 0 };
  let turn = 0;

  async function ask(path: string, body: string, headers: Record<string, string> = {}) {
    for (let tries = 0; tries < mostTries; tries += 1) {
      turn += 1;
      const address = gateways[turn % gateways.length]?.address;
      const sent = {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      };
      const answer = await fetch(`${address}${path}`, sent)
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => undefined);
      if (answer?.status === 200) return answer.text === '' ? null : JSON.parse(answer.text);
      if (answer && answer.status < 500) throw new Error(`${path}: ${answer.text}`);
      told.askedAgain += 1;
      await delay(pauseMs);
    }
    throw new Error(`Nobody answers ${path}.`);
  }

  async function report(body: string): Promise<void> {
    const signature = sign(standInSecret, hookLabel, body, clock.now());
    await ask('/wps/payments/webhook/provider', body, { 'x-signature': signature });
  }

  /** Refused for a moment: another attempt of the same is being judged. */
  async function decided(path: string, said: object, isDone: (code: string) => boolean) {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const outcome = await ask(path, JSON.stringify(said));
      if (outcome.done) return outcome.value;
      if (isDone(outcome.code)) return null;
      if (outcome.code !== 'login.busy') throw new Error(`${path}: ${outcome.code}`);
      await delay(pauseMs);
    }
    throw new Error(`${path} is busy for ever.`);
  }

  return {
    told,
    async bet(cookie) {
      const requestId = crypto.randomUUID();
      const choices = { stake: '1000', side: 'over', target: 5_000 };
      const body = JSON.stringify({ requestId, game: 'VB_DICE', purse: 'money', choices });
      const { value } = await ask(openRound.path, body, { cookie });
      return { requestId, paid: value.paid };
    },
    async pay(depositId, amount) {
      const session = `ses-${depositId}`;
      const payment = { id: `pay-${depositId}`, amount, currency: 'COP' };
      provider.knows(session, payment);
      const body = JSON.stringify({ id: `evt_${depositId}`, session, type: 'paid', payment });
      await report(body);
      await report(body);
    },
    async withdraw({ player, accountId }: { player: Player; accountId: string }, amount) {
      const requestId = crypto.randomUUID();
      const request = { requestId, accountId, amount, paymentPassword };
      return (await decided('/storm/ask', { request, player }, () => false)).id;
    },
    async reject(id) {
      const reason = 'A storm.';
      // An answer that was lost leaves a withdrawal that is rejected already.
      const isDone = (code: string) => code === 'withdrawal.not-now';
      await decided('/storm/decide', { id, decision: 'reject', reason }, isDone);
    },
  };
}
