import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readFacts } from '#server/settled-facts/read-facts.ts';
import { mayOffer } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import { addBets, giveTickets, type RaffleRow, selectOpenBetween } from './raffle-store.ts';

type SettledFact = Awaited<ReturnType<typeof readFacts>>[number];
type App = Pick<AppContext, 'database' | 'clock'>;

/** What was played, the tickets for it and the cursor move in one transaction. */
export async function countTickets({ database, clock }: App, atMost: number): Promise<number> {
  let read = 0;
  await inTransaction(database, async (transaction) => {
    const facts = await readFacts(transaction, 'raffles', atMost);
    read = facts.length;
    const { currency } = await selectMerchant(transaction);
    const bets = facts.filter((fact) => fact.valid !== fact.bonus && fact.currency === currency);
    if (bets.length > 0) await countAll(transaction, bets, clock.now());
    return done(null);
  });
  return read;
}

async function countAll(
  transaction: Transaction,
  bets: readonly SettledFact[],
  now: Date,
): Promise<void> {
  const times = bets.map(({ happenedAt }) => happenedAt.getTime());
  const raffles = await selectOpenBetween(transaction, {
    from: new Date(Math.min(...times)),
    to: new Date(Math.max(...times)),
  });
  if (raffles.length === 0) return;
  const byPlayer = Map.groupBy(bets, ({ playerId }) => playerId);
  // In one order, as every reader that locks several players.
  for (const playerId of [...byPlayer.keys()].sort((one, other) =>
    Number(BigInt(one) - BigInt(other)),
  )) {
    for (const raffle of raffles) {
      const own = (byPlayer.get(playerId) ?? []).filter(
        ({ happenedAt }) => raffle.begins_at <= happenedAt && happenedAt < raffle.closes_at,
      );
      await countOne(transaction, raffle, { playerId, own, now });
    }
  }
}

/**
 * Bonus money earns no ticket. A ticket is never taken back: where bets are undone, later ones make them good
 * before the next ticket. Who may be given nothing now gets none now, and what they play is kept.
 */
async function countOne(
  transaction: Transaction,
  { id: raffleId, terms }: RaffleRow,
  { playerId, own, now }: { playerId: string; own: readonly SettledFact[]; now: Date },
): Promise<void> {
  const added = own.reduce((sum, { valid, bonus }) => sum + valid - bonus, 0n);
  if (added === 0n) return;
  const { bets, tickets } = await addBets(transaction, { raffleId, playerId, bets: added });
  const many = ticketsFor(bets, terms) - tickets;
  if (many <= 0 || (await mayOffer(transaction, { playerId, now }))) return;
  await giveTickets(transaction, { raffleId, playerId, many, now });
}

/** As many as so much play brings, up to what one person may have. */
export function ticketsFor(
  bets: bigint,
  {
    betsPerTicket,
    ticketsPerPlayer,
  }: Pick<RaffleRow['terms'], 'betsPerTicket' | 'ticketsPerPlayer'>,
): number {
  if (bets < 0n) return 0;
  const earned = bets / BigInt(betsPerTicket);
  return earned < BigInt(ticketsPerPlayer) ? Number(earned) : ticketsPerPlayer;
}
