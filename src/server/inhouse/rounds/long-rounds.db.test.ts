import { beforeEach, describe, expect, test } from 'vitest';
import { mines as minesGame } from '#games/mines.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { setOwnLimits } from '#server/protection/change-limits.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from '../bets/place-bet.ts';
import { drawFor } from '../seeds/draw.ts';
import { changeClientSeed, changeSeeds, readSeeds } from '../seeds/seeds.ts';
import { finishLeft } from './finish-left.ts';
import { leftAfterMs } from './left-rounds.ts';
import { readHouseGame, readRound } from './read-rounds.ts';
import { stepRound } from './step-round.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
await openTables(database, ['VB_MINES', 'VB_BLACKJACK', 'VB_JACKS_OR_BETTER'], { cycleMs: 0 });
const commodity = 'USD';
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  ana = await newPlayer(database, `ana-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 10_000n, commodity });
});

async function begin(game: string, choices: Record<string, unknown>) {
  const opened = await placeBet(
    app,
    { requestId: crypto.randomUUID(), game, purse: 'money', choices },
    ana,
  );
  if (!opened.done) throw new Error(opened.code);
  return opened.value;
}
const step = (roundId: string, after: number, made: string | Record<string, unknown>) =>
  stepRound(app, { roundId, after, step: made }, ana);
const lies = async (kind: 'player-main' | 'player-held') =>
  (await readBalances(database, ana.id)).find((one) => one.kind === kind)?.amount ?? '0';
const bet = () =>
  database
    .selectFrom('bet_record')
    .select(['stake', 'payout', 'state'])
    .where('player_id', '=', ana.id)
    .executeTakeFirstOrThrow();

/** Where the mines of the player's next round lie, which only the house can know. */
async function safeCells(mines: number): Promise<number[]> {
  const pair = await database
    .selectFrom('seed_pair')
    .selectAll()
    .where('player_id', '=', ana.id)
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const serverSeed = app.vault.unlock(pair.locked_seed, `seed_pair.locked_seed/${pair.commitment}`);
  const draw = drawFor({ serverSeed, clientSeed: pair.client_seed, nonce: Number(pair.nonce) });
  const choices = { stake: '100', mines };
  return Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => {
    const told = minesGame.tell(choices, [{ kind: 'pick', cell }], draw);
    return !told.refused && told.view.state !== 'hit';
  });
}

describe('a round of several steps', () => {
  test('keeps its stake aside, and pays what it came to', async () => {
    await readSeeds(app, { purse: 'money' }, ana);
    const [one = -1, two = -1] = await safeCells(3);
    const { id } = await begin('VB_MINES', { stake: '100', mines: 3 });
    expect([await lies('player-main'), await lies('player-held')]).toEqual(['9900', '100']);
    expect(await bet()).toEqual({ stake: '100', payout: null, state: 'open' });
    await step(id, 0, { kind: 'pick', cell: one });
    await step(id, 1, { kind: 'pick', cell: two });
    const ended = await step(id, 2, { kind: 'cash-out' });
    // 0.99 × C(25,2) / C(22,2), down to the minor unit.
    expect(ended).toMatchObject({ value: { state: 'done', paid: '128' } });
    expect([await lies('player-main'), await lies('player-held')]).toEqual(['10028', '0']);
    expect(await bet()).toEqual({ stake: '100', payout: '128', state: 'won' });
  });

  test('is found again where it stood, and no second one is begun beside it', async () => {
    await readSeeds(app, { purse: 'money' }, ana);
    const [cell = -1] = await safeCells(3);
    const { id } = await begin('VB_MINES', { stake: '100', mines: 3 });
    await step(id, 0, { kind: 'pick', cell });
    const table = await readHouseGame(
      app,
      { game: 'VB_MINES', purse: 'money', language: 'en' },
      ana,
    );
    expect(table).toMatchObject({ value: { round: { id, view: { picked: [cell] } } } });
    expect(JSON.stringify(table)).not.toMatch(/minedCells":\[/);
    const second = { requestId: crypto.randomUUID(), game: 'VB_MINES', purse: 'money' } as const;
    expect(
      await placeBet(app, { ...second, choices: { stake: '100', mines: 3 } }, ana),
    ).toMatchObject({ code: 'round.open' });
  });

  test('takes the same step once, however often it arrives, and no other in its place', async () => {
    await readSeeds(app, { purse: 'money' }, ana);
    const [cell = -1, other = -1] = await safeCells(3);
    const { id } = await begin('VB_MINES', { stake: '100', mines: 3 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => step(id, 0, { kind: 'pick', cell })),
    );
    expect(answers.every((one) => one.done && one.value.steps.length === 1)).toBe(true);
    expect(await step(id, 0, { kind: 'pick', cell: other })).toMatchObject({
      code: 'request.conflict',
    });
    expect(await step(id, 1, { kind: 'pick', cell })).toMatchObject({ code: 'round.step' });
    expect(await step(id, 7, { kind: 'cash-out' })).toMatchObject({ code: 'round.step' });
    expect(await step(id, 1, { kind: 'pick', cell: 99 })).toMatchObject({ code: 'round.step' });
    const outs = await Promise.all(
      Array.from({ length: 12 }, () => step(id, 1, { kind: 'cash-out' })),
    );
    expect(outs.every((one) => one.done)).toBe(true);
    expect(await step(id, 2, { kind: 'cash-out' })).toMatchObject({ code: 'round.over' });
    expect(await lies('player-held')).toBe('0');
  });

  test('is nobody else’s', async () => {
    const { id } = await begin('VB_MINES', { stake: '100', mines: 3 });
    const bob = await newPlayer(database, `bob-${count}`);
    const asked = { roundId: id, after: 0, step: { kind: 'pick', cell: 1 } };
    expect(await stepRound(app, asked, bob)).toMatchObject({ code: 'round.unknown' });
  });

  test('keeps the seed that would show it', async () => {
    const { id, proof } = await begin('VB_MINES', { stake: '100', mines: 3 });
    const wish = { purse: 'money', commitment: proof.commitment } as const;
    expect(await changeSeeds(app, wish, ana)).toMatchObject({ code: 'round.open' });
    expect(
      await changeClientSeed(app, { purse: 'money', clientSeed: 'another' }, ana),
    ).toMatchObject({ code: 'round.open' });
    expect(await readRound(app, { roundId: id }, ana)).toMatchObject({
      value: { proof: { serverSeed: null } },
    });
  });

  test('asks the limits before it takes more, and goes on without more where they say no', async () => {
    // Played until a hand may be doubled; naturals end at once.
    for (;;) {
      const round = await begin('VB_BLACKJACK', { stake: '100' });
      const { legal } = round.view as { legal: string[] };
      if (round.state !== 'open') continue;
      if (!legal.includes('double')) {
        await finish(round.id);
        continue;
      }
      await setOwnLimits(app, ana.id, [{ kind: 'wager', period: 'day', amount: '1' }]);
      expect(await step(round.id, 0, 'double')).toMatchObject({ code: 'limit.wager' });
      expect(await lies('player-held')).toBe('100');
      expect(await step(round.id, 0, 'stand')).toMatchObject({ value: { state: 'done' } });
      expect(await lies('player-held')).toBe('0');
      break;
    }
  });
});

/** As the job does it a day later. */
async function finish(roundId: string) {
  const now = new Date(app.clock.now().getTime() + leftAfterMs);
  return finishLeft(app, { roundId, playerId: ana.id, now });
}

describe('a round whose player does not come back', () => {
  test('G-INTERRUPT: waits a day, then ends by its rules', async () => {
    await readSeeds(app, { purse: 'money' }, ana);
    const [cell = -1] = await safeCells(3);
    const { id } = await begin('VB_MINES', { stake: '100', mines: 3 });
    await step(id, 0, { kind: 'pick', cell });
    const soon = await finishLeft(app, {
      roundId: id,
      playerId: ana.id,
      now: app.clock.now(),
    });
    expect(soon).toEqual({ again: new Date(app.clock.now().getTime() + leftAfterMs) });
    expect(await finish(id)).toBe('done');
    expect(await bet()).toEqual({ stake: '100', payout: '112', state: 'won' });
    expect(await finish(id)).toBe('done');
    expect(await lies('player-main')).toBe('10012');
  });

  test('G-INTERRUPT: is taken back where nothing was decided', async () => {
    const { id } = await begin('VB_MINES', { stake: '100', mines: 3 });
    await finish(id);
    expect([await lies('player-main'), await lies('player-held')]).toEqual(['10000', '0']);
    expect(await bet()).toEqual({ stake: '100', payout: '100', state: 'void' });
    expect(await readRound(app, { roundId: id }, ana)).toMatchObject({
      value: { state: 'void', paid: '100' },
    });
  });

  test('G-INTERRUPT: every game that waits for a decision ends by itself', async () => {
    for (const turn of Array.from({ length: 30 }).keys()) {
      const game = turn % 2 === 0 ? 'VB_BLACKJACK' : 'VB_JACKS_OR_BETTER';
      const choices = turn % 2 === 0 ? { stake: '100' } : { coin: '20' };
      const round = await begin(game, choices);
      if (round.state === 'open') expect(await finish(round.id)).toBe('done');
    }
    expect(await lies('player-held')).toBe('0');
    const open = await database
      .selectFrom('house_round')
      .select('id')
      .where('player_id', '=', ana.id)
      .where('state', '=', 'open')
      .execute();
    expect(open).toEqual([]);
  });
});

test('the books are right after all of it', async () => {
  const found = await verifyLedger(database);
  expect(found).toMatchObject({ isSound: true, sums: { USD: '0' } });
});
