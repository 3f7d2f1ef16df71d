import type { Standing } from '#games/game.ts';
import type { Transaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { countPlay } from '#server/protection/count-play.ts';
import { realityClear } from '#server/protection/reality-clear.ts';
import type { Seat } from './at-once-memory.ts';
import { leftAfterMs, leftKind } from './left-rounds.ts';
import type { Wish } from './open-round.ts';
import { feedPots, type PotShare } from './pots.ts';
import { hold, type Purchase, payAtOnce } from './round-money.ts';
import { insertBet, type RoundRow, type TableRow, updateAward } from './store.ts';

/** The round as it is after its pots have had their part; undefined where the stake is not there. */
export async function bookRound(
  app: AppContext,
  transaction: Transaction,
  { wish, row, told: { staked, paid }, table, now }: Booking,
): Promise<Booked | undefined> {
  const { playerId, purse } = wish.owner;
  const { commodity, houseAccount } = wish;
  const purchase: Purchase = { roundId: row.id, playerId, purse, commodity, houseAccount, now };
  const { potAccounts } = wish;
  const stake = { ...purchase, potAccounts, rules: wish.game.code, staked };
  const isMoney = purse === 'money';
  if (isMoney) await countPlay(transaction, { playerId, stake: staked, won: paid ?? 0n, now });
  const clear = isMoney ? await realityClear(transaction, playerId, now) : undefined;
  // The pots come last, since everybody who feeds one waits for it.
  const pots = paid === null ? [] : await feedPots(app, transaction, stake);
  const isThere =
    paid === null
      ? await hold(transaction, purchase, { step: 0, amount: staked })
      : await payAtOnce(transaction, purchase, { staked, paid, pots });
  if (!isThere) return undefined;
  const awarded = pots.reduce((sum, { award }) => sum + award, 0n);
  const booked = { ...row, awarded: String(awarded) };
  if (awarded > 0n) await updateAward(transaction, row.id, awarded);
  if (isMoney && awarded > 0n) {
    await countPlay(transaction, { playerId, stake: 0n, won: awarded, now });
  }
  if (paid === null) {
    const due = new Date(now.getTime() + leftAfterMs);
    await plan(transaction, { kind: leftKind, key: row.id, due, body: { playerId } });
  }
  if (isMoney) await insertBet(transaction, booked, table.name);
  return { row: booked, pots, clear };
}

interface Booking {
  wish: Wish;
  row: RoundRow;
  told: Standing<unknown>;
  table: TableRow;
  now: Date;
}

interface Booked {
  row: RoundRow;
  pots: readonly PotShare[];
  clear: Seat['clear'] | undefined;
}
