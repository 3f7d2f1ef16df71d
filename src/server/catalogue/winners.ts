import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Winner, winnerBoard } from '#contract/catalogue.ts';
import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Events } from '#server/kernel/events.ts';
import { readDefaultLanguage } from '#server/system/default-language.ts';
import { maskAccount } from './mask-account.ts';
import {
  insertWinner,
  selectShownGame,
  selectWinner,
  selectWinners,
  updateLoggedWin,
  updateWinnerLine,
  type WinnerRow,
} from './winner-store.ts';

export async function listWinners(
  { database }: AppContext,
  { language, gameCategory, limitNum }: RequestOf<typeof winnerBoard>,
): Promise<Done<AnswerOf<typeof winnerBoard>>> {
  const rows = await selectWinners(database, language, gameCategory, limitNum);
  return done({ list: rows.map(toWinner) });
}

export interface Win {
  account: string;
  gameCode: string;
  /** Minor units of the game's currency. */
  winAmount: bigint;
  wonAt: Date;
  playerId?: string | undefined;
}

/** Puts a win on the board and tells everyone who looks. */
export function addWinner(
  { database, events }: { database: Database; events: Pick<Events, 'publish'> },
  { account, gameCode, winAmount, wonAt, playerId }: Win,
): Promise<Outcome<Winner, 'game.unknown'>> {
  return inTransaction(database, (transaction) =>
    addWinnerIn(events, transaction, { account, gameCode, winAmount, wonAt, playerId }),
  );
}

/** The same as a part of the caller's transaction. */
export async function addWinnerIn(
  events: Pick<Events, 'publish'>,
  transaction: Transaction,
  { account, gameCode, winAmount, wonAt, playerId }: Win,
): Promise<Outcome<Winner, 'game.unknown'>> {
  const game = await selectShownGame(transaction, gameCode);
  if (!game) return refuse('game.unknown');
  const { nodeId, currency } = game;
  const won = { playerId: playerId ?? null, account, nodeId, winAmount, currency, wonAt };
  const id = await insertWinner(transaction, won);
  // One event goes to all, so it names the game in the merchant's language; the code tells the rest.
  const language = await readDefaultLanguage(transaction);
  const body = toWinner(await selectWinner(transaction, language, id));
  await events.publish(transaction, { kind: 'winner.added', playerId: null, body });
  return done(body);
}

/** From which payment on wins are announced; null announces none. False where there is no merchant. */
export function setWinnerLine(database: Database, least: bigint | null): Promise<boolean> {
  return updateWinnerLine(database, least === null ? null : String(least));
}

/** From which payment on a win stands in the log of what was done. False where there is no merchant. */
export function setLoggedWin(database: Database, least: bigint): Promise<boolean> {
  return updateLoggedWin(database, String(least));
}

function toWinner({ account, wonAt, ...row }: WinnerRow): Winner {
  return { ...row, account: maskAccount(account), wonAt: wonAt.toISOString() };
}
