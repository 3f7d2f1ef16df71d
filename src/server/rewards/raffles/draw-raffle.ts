import { createHmac } from 'node:crypto';
import { prizeSum, prizesOf } from '#contract/raffle-terms.ts';
import { firstRoundAt, timeOfRound } from '#games/beacon-network.ts';
import type { Hmac } from '#games/draw.ts';
import { evenDraw } from '#games/even-draw.ts';
import { listHashOf, raffleText } from '#games/prove-raffle.ts';
import { drawTickets, type TicketRange } from '#games/raffle-draw.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { beaconOf, findNetwork } from '#server/ports/beacon/open-beacon.ts';
import { eachAlone } from '../each-alone.ts';
import { giveBackBudget } from '../grants/budget-store.ts';
import { mayReward } from '../may-reward.ts';
import { isPersonOfAny } from '../one-person-store.ts';
import { isExcluded } from '../player-store.ts';
import { holderOf } from './holder-of.ts';
import { insertPicks } from './pick-store.ts';
import {
  hasUnread,
  lockRaffle,
  type RaffleRow,
  selectTickets,
  selectUndrawn,
  selectUnsealed,
  setDrawn,
  setSealed,
} from './raffle-store.ts';

type App = Pick<AppContext, 'database' | 'clock' | 'settings' | 'scope'>;

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** A minute after closing, so that what was settled in time is counted: the hash of the list stands from then on. */
export async function sealRaffles(app: App) {
  const { database, clock } = app;
  const closedBy = new Date(clock.now().getTime() - sealsAfterMs);
  for (const { id, closes_at: closes } of await selectUnsealed(database, closedBy)) {
    // Bets of before closing that nobody could read yet still bring tickets.
    if (await hasUnread(database, closes)) continue;
    await inTransaction(database, async (transaction) => {
      const raffle = await lockRaffle(transaction, id);
      if (raffle.sealed_at !== null) return done(null);
      const { ranges } = await rangesOf(transaction, raffle);
      const now = clock.now();
      const lateRound = await lateRoundFor(raffle, now);
      await setSealed(transaction, { id, listHash: listHashOf(ranges), lateRound, now });
      return done(null);
    });
  }
}

/**
 * Null as long as the round that was named before the first ticket has not come. A list that is sealed later than that
 * would be sealed by somebody who knows the beacon: a round that is still to come takes its place, and the proof says so.
 */
async function lateRoundFor(raffle: RaffleRow, now: Date): Promise<string | null> {
  const network = findNetwork(raffle.beacon_network);
  if (!network || timeOfRound(network, Number(raffle.beacon_round)) > now) return null;
  return String(firstRoundAt(network, new Date(now.getTime() + drawsAfterMs)));
}

/** Once its beacon is there; after a day without one it is drawn by the seed and the list, and says so. */
export async function drawRaffles(app: App): Promise<Error[]> {
  const now = app.clock.now();
  return eachAlone(await selectUndrawn(app.database), {
    name: ({ id }) => `Raffle ${id}`,
    change: async (raffle) => {
      const signature = await signatureFor(app, raffle);
      if (signature === undefined && now < waitsUntil(raffle)) return;
      await inTransaction(app.database, async (transaction) => {
        await drawOne(transaction, raffle.id, { signature: signature ?? null, now });
        return done(null);
      });
    },
    // They are few, and all of them are looked at each time.
    putOff: () => Promise.resolve(),
  });
}

/** A list that was sealed late has named a later round, and waits a day for that one. */
function waitsUntil({ closes_at: closes, sealed_at: sealed }: RaffleRow): Date {
  return new Date(Math.max(closes.getTime(), sealed?.getTime() ?? 0) + waitsMs);
}

async function signatureFor(
  app: App,
  { beacon_network: name, beacon_round: named, late_round: late }: RaffleRow,
): Promise<string | undefined> {
  const beacon = beaconOf(app);
  if (beacon.network.name !== name) return undefined;
  // A beacon that cannot be reached is asked again in half a minute.
  return beacon.fetchRound(Number(late ?? named)).catch(() => undefined);
}

async function drawOne(
  transaction: Transaction,
  id: string,
  { signature, now }: { signature: string | null; now: Date },
): Promise<void> {
  const raffle = await lockRaffle(transaction, id);
  const { terms, list_hash: listHash, server_seed: serverSeed } = raffle;
  if (raffle.drawn_at !== null || listHash === null) return;
  const { ranges, players } = await rangesOf(transaction, raffle);
  const amounts = prizesOf(terms.prizes);
  const rules = {
    prizes: amounts.length,
    reserves: terms.reserves,
    isOnePrizeEach: terms.onePrizeEach,
  };
  const clientSeed = raffleText(id, listHash, signature);
  const out = new Set<string>();
  let picks = drawTickets(evenDraw({ serverSeed, clientSeed, nonce: 0 }, hmac), ranges, rules);
  // Who may have nothing is passed over; that brings others, of whom it is asked in their turn.
  for (;;) {
    const barred = await barredOf(transaction, picks, { players, now });
    if (barred.length === 0) break;
    for (const holder of barred) out.add(holder);
    const again = evenDraw({ serverSeed, clientSeed, nonce: 0 }, hmac);
    picks = drawTickets(again, ranges, rules, (holder) => out.has(holder));
  }
  let won = 0;
  const rows = picks.map(({ number, holder, outcome }, place) => {
    const amount = outcome === 'won' ? (amounts[won++] ?? null) : null;
    return {
      ...{ raffle_id: id, ordinal: place + 1, number, outcome },
      player_id: players.get(holder) ?? '',
      amount: amount === null ? null : String(amount),
    };
  });
  await insertPicks(transaction, rows);
  const given = rows.reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n);
  const unneeded = BigInt(prizeSum(terms.prizes)) - given;
  if (unneeded > 0n) await giveBackBudget(transaction, raffle.budget_id, unneeded);
  await setDrawn(transaction, { id, signature, setAside: given, now });
}

/**
 * Of those who would get something, who may not. A short break costs nobody a prize: it is given after it. Of several
 * accounts of one person the first that is drawn counts.
 */
async function barredOf(
  transaction: Transaction,
  picks: ReturnType<typeof drawTickets>,
  { players, now }: { players: ReadonlyMap<string, string>; now: Date },
): Promise<string[]> {
  const named = picks.filter(({ outcome }) => outcome === 'won' || outcome === 'reserve');
  const barred: string[] = [];
  const drawn: string[] = [];
  for (const holder of new Set(named.map((pick) => pick.holder))) {
    const playerId = players.get(holder);
    if (playerId === undefined) throw new Error('A ticket has no holder.');
    const refused = await mayReward(transaction, { playerId, now });
    const isOut =
      refused !== null &&
      (refused.code !== 'break.active' || (await isExcluded(transaction, playerId, now)));
    if (isOut || (await isPersonOfAny(transaction, { playerId, others: drawn })))
      barred.push(holder);
    else drawn.push(playerId);
  }
  return barred;
}

/** All tickets by their holders as the public list names them, and who they are. */
export async function rangesOf(
  transaction: Transaction,
  { id, salt }: Pick<RaffleRow, 'id' | 'salt'>,
): Promise<{ ranges: TicketRange[]; players: Map<string, string> }> {
  const players = new Map<string, string>();
  const ranges = (await selectTickets(transaction, id)).map(({ first, last, playerId }) => {
    const holder = holderOf(salt, playerId);
    players.set(holder, playerId);
    return { first, last, holder };
  });
  return { ranges, players };
}

const sealsAfterMs = 60_000;
const drawsAfterMs = 2 * 60_000;
const waitsMs = 24 * 60 * 60_000;
