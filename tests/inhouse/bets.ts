import type { AnswerOf } from '#contract/call.ts';
import type { openRound } from '#contract/inhouse.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import { stepRound } from '#server/inhouse/rounds/step-round.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import type { TestApp } from '#tests/database/test-app.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { openTables } from './open-tables.ts';

export type BetRequest = Parameters<typeof placeBet>[1];
export type Round = AnswerOf<typeof openRound>;
export const wish = (change: Partial<BetRequest> = {}): BetRequest => ({
  requestId: crypto.randomUUID(),
  game: 'VB_DICE',
  purse: 'money',
  choices: { stake: '100', side: 'under', target: 5_000 },
  ...change,
});
export const mines = { game: 'VB_MINES', choices: { stake: '100', mines: 3 } };
export const spin = { game: 'VB_ORCHARD', choices: { stake: '1000' } };

/** Somebody who is here, has money, and has played a round of each in this minute. */
export async function seated(app: TestApp, account: string, amount = 1_000_000n): Promise<Player> {
  const player = await newPlayer(app.database, account);
  await openSession(app, player.id);
  await giveMoney(app.database, { playerId: player.id, amount, commodity: 'USD' });
  for (const change of [{}, spin]) await placeBet(app, wish(change), player);
  const opened = await placeBet(app, wish(mines), player);
  await leave(app, opened.done ? opened.value : undefined, player);
  return player;
}

export async function leave(app: TestApp, round: Round | undefined, player: Player) {
  for (let cell = 0; cell < 2 && round?.state === 'open'; cell += 1) {
    const step = cell === 0 ? { kind: 'pick', cell } : { kind: 'cash-out' };
    const stepped = await stepRound(app, { roundId: round.id, after: cell, step }, player);
    if (!stepped.done) throw new Error(stepped.code);
    if (stepped.value.state !== 'open') return stepped.value;
  }
  return round;
}

/** Everything open, and the clock where it was. */
export async function openAnew(app: TestApp): Promise<void> {
  const { database } = app;
  app.clock.set('2026-11-20T12:00:00Z');
  await openTables(database, ['VB_DICE', 'VB_MINES', 'VB_ORCHARD'], { cycleMs: 0 });
  await database.updateTable('game').set({ enabled: true }).execute();
  await database.updateTable('protection').set({ reality_minutes: 60 }).execute();
}

export async function inMain({ database }: TestApp, { id }: Player): Promise<bigint> {
  const found = (await readBalances(database, id)).find(({ kind }) => kind === 'player-main');
  return BigInt(found?.amount ?? -1);
}

export function playOf({ database }: TestApp, { id }: Player) {
  return database
    .selectFrom('play_use')
    .select(['wagered', 'won', 'rounds'])
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow();
}
