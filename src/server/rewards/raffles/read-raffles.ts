import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { wordsIn } from '#contract/languages.ts';
import { prizesOf } from '#contract/raffle-terms.ts';
import type { Raffle, rafflePromotion, raffleProof, raffles } from '#contract/raffles.ts';
import { timeOfRound } from '#games/beacon-network.ts';
import { chanceOf } from '#games/raffle-draw.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { beaconOf, findNetwork } from '#server/ports/beacon/open-beacon.ts';
import { isOnBreak } from '#server/protection/is-on-break.ts';
import { offersBarred } from '#server/protection/offers-barred.ts';
import { selectMerchant } from '../merchant-store.ts';
import { rangesOf } from './draw-raffle.ts';
import { holderOf } from './holder-of.ts';
import { type PickRow, selectPicks } from './pick-store.ts';
import {
  type RaffleRow,
  selectOwnProgress,
  selectOwnTickets,
  selectRaffle,
  selectShown,
} from './raffle-store.ts';

type App = Pick<AppContext, 'database' | 'clock' | 'settings' | 'scope'>;

/** In a break none is shown: each would be an invitation. */
export async function readRaffles(
  app: App,
  { language }: RequestOf<typeof raffles>,
  player: Player,
): Promise<Done<AnswerOf<typeof raffles>>> {
  const { database } = app;
  const now = app.clock.now();
  const { currency } = await selectMerchant(database);
  const answer = (shown: Raffle[]) => done({ currency, raffles: shown, asOf: now.toISOString() });
  if (await isOnBreak(database, { playerId: player.id, now })) return answer([]);
  const rows = await selectShown(database, {
    closedSince: new Date(now.getTime() - shownAfterMs),
    beginBy: new Date(now.getTime() + shownBeforeMs),
  });
  const ids = rows.map(({ id }) => id);
  const [tickets, progress, picks] = await Promise.all([
    selectOwnTickets(database, player.id, ids),
    selectOwnProgress(database, player.id, ids),
    selectPicks(database, ids),
  ]);
  const { network } = beaconOf(app);
  const isBarred = (await offersBarred(database, player.id)) !== null;
  // Whoever is offered nothing sees those that they have tickets of.
  const own = rows.filter(({ id }) => tickets.some(({ raffleId }) => raffleId === id));
  return answer(
    (isBarred ? own : rows).map((row): Raffle => {
      const { id, terms, beacon_round: named, late_round: late, sealed_at: sealed } = row;
      const ranges = tickets.filter(({ raffleId }) => raffleId === id);
      const own = ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
      const bets = BigInt(progress.find(({ raffle_id: of }) => of === id)?.bets ?? 0);
      const ofRow = picks.filter(({ raffle_id: of }) => of === id);
      const prizes = prizesOf(terms.prizes).length;
      return {
        id,
        title: wordsIn(terms.title, language),
        state: stateOf(row, now),
        beginsAt: row.begins_at.toISOString(),
        closesAt: row.closes_at.toISOString(),
        drawsAt: timeOfRound(network, Number(late ?? named)).toISOString(),
        prizes: terms.prizes.map(({ amount, times }) => ({ amount: String(amount), times })),
        onePrizeEach: terms.onePrizeEach,
        reserves: terms.reserves,
        betsPerTicket: String(terms.betsPerTicket),
        ticketsPerPlayer: terms.ticketsPerPlayer,
        tickets: row.tickets,
        own: {
          tickets: own,
          ranges: ranges.slice(0, 20).map(({ first, last }) => ({ first, last })),
          towardsNext: own < terms.ticketsPerPlayer ? String(towards(bets, own, terms)) : null,
          chance: millionthsOf(chanceOf({ own, all: row.tickets, prizes })),
          holder: holderOf(row.salt, player.id),
        },
        commitment: row.commitment,
        beaconRound: Number(named),
        lateRound: late === null ? null : Number(late),
        sealedAt: sealed?.toISOString() ?? null,
        listHash: row.list_hash,
        picks: ofRow.map((pick) => shownPick(row, pick, player)),
      };
    }),
  );
}

/** What is not certain is never rounded up to it. */
function millionthsOf(chance: number): number {
  return chance === 1 ? 1_000_000 : Math.min(999_999, Math.round(chance * 1_000_000));
}

/** Of the next ticket what is played already; nothing while undone bets are still to be made good. */
function towards(
  bets: bigint,
  own: number,
  { betsPerTicket }: Pick<RaffleRow['terms'], 'betsPerTicket'>,
): bigint {
  const over = bets - BigInt(own) * BigInt(betsPerTicket);
  if (over < 0n) return 0n;
  return over < BigInt(betsPerTicket) ? over : BigInt(betsPerTicket);
}

function stateOf({ begins_at, closes_at, drawn_at }: RaffleRow, now: Date): Raffle['state'] {
  if (drawn_at !== null) return 'drawn';
  if (now >= closes_at) return 'closed';
  return now < begins_at ? 'coming' : 'open';
}

function shownPick({ salt }: RaffleRow, pick: PickRow, player: Player): Raffle['picks'][number] {
  const { number, player_id: playerId, outcome, amount, passed_at: passed } = pick;
  return {
    number,
    holder: holderOf(salt, playerId),
    outcome,
    amount: passed === null ? amount : null,
    isOwn: playerId === player.id,
  };
}

type Shown = Outcome<Raffle, (typeof rafflePromotion)['refuses'][number]>;

export async function readRaffle(
  app: App,
  { raffleId, language }: RequestOf<typeof rafflePromotion>,
  player: Player,
): Promise<Shown> {
  const { value } = await readRaffles(app, { language }, player);
  const found = value.raffles.find(({ id }) => id === raffleId);
  return found ? done(found) : refuse('raffle.unknown');
}

type Proof = Outcome<AnswerOf<typeof raffleProof>, (typeof raffleProof)['refuses'][number]>;

/** For anybody who has an account, and for the terminal: everything the draw is made of again. */
export function readProof({ database }: Pick<App, 'database'>, id: string): Promise<Proof> {
  return inTransaction<Proof>(database, async (transaction) => {
    const raffle = await selectRaffle(transaction, id);
    if (!raffle) return refuse('raffle.unknown');
    const { beacon_signature: signature, list_hash: listHash, terms } = raffle;
    const { drawn_at: drawn, sealed_at: sealed, late_round: late } = raffle;
    if (drawn === null || sealed === null || listHash === null) return refuse('raffle.not-drawn');
    const network = findNetwork(raffle.beacon_network);
    const picks = await selectPicks(transaction, [id]);
    const namedRound = Number(raffle.beacon_round);
    return done({
      id,
      commitment: raffle.commitment,
      serverSeed: raffle.server_seed,
      listHash,
      closesAt: raffle.closes_at.toISOString(),
      sealedAt: sealed.toISOString(),
      namedRound,
      beacon:
        signature === null || !network
          ? null
          : {
              publicKey: network.publicKey,
              genesisSeconds: network.genesisSeconds,
              periodSeconds: network.periodSeconds,
              round: late === null ? namedRound : Number(late),
              signature,
            },
      prizes: prizesOf(terms.prizes).length,
      reserves: terms.reserves,
      isOnePrizeEach: terms.onePrizeEach,
      ranges: (await rangesOf(transaction, raffle)).ranges,
      picks: picks.map(({ number, player_id: playerId, outcome }) => ({
        number,
        holder: holderOf(raffle.salt, playerId),
        outcome,
      })),
    });
  });
}

const shownAfterMs = 30 * 24 * 60 * 60_000;
const shownBeforeMs = 24 * 60 * 60_000;
