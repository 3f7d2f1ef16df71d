import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Currency, Language, Minor, Moment, NodeId } from './values.ts';

/** `closed`: the list is being sealed, or waits for the beacon. */
const raffleStates = ['coming', 'open', 'closed', 'drawn'] as const;

const Range = v.object({ first: v.number(), last: v.number() });

/** `won`: a prize. `again`: its holder has one already. `out`: its holder may have none. `reserve`: in case. */
export const pickOutcomes = ['won', 'again', 'out', 'reserve'] as const;

const PickShown = v.object({
  number: v.number(),
  /** The holder as the list names them; the holder sees that it is theirs. */
  holder: v.string(),
  outcome: v.picklist(pickOutcomes),
  /** What is won with it; null where nothing is. */
  amount: v.nullable(Minor),
  isOwn: v.boolean(),
});

export const Raffle = v.object({
  id: NodeId,
  title: v.string(),
  state: v.picklist(raffleStates),
  beginsAt: Moment,
  closesAt: Moment,
  /** When the public beacon is due that the draw waits for. */
  drawsAt: Moment,
  prizes: v.array(v.object({ amount: Minor, times: v.number() })),
  onePrizeEach: v.boolean(),
  reserves: v.number(),
  betsPerTicket: Minor,
  ticketsPerPlayer: v.number(),
  /** Of everybody, as of now. */
  tickets: v.number(),
  own: v.object({
    tickets: v.number(),
    /** The first twenty of them. */
    ranges: v.array(Range),
    /** Towards the next ticket; null where no further one comes. */
    towardsNext: v.nullable(Minor),
    /** That one of them wins, as of now, in millionths. */
    chance: v.number(),
    /** As the list names this player. */
    holder: v.string(),
  }),
  /** Of the seed, published before the first ticket. */
  commitment: v.string(),
  /** Named before the first ticket. */
  beaconRound: v.number(),
  /** The round that a list waits for which was sealed after the named one had come; null as a rule. */
  lateRound: v.nullable(v.number()),
  sealedAt: v.nullable(Moment),
  listHash: v.nullable(v.string()),
  picks: v.array(PickShown),
});
export type Raffle = v.InferOutput<typeof Raffle>;

export const raffles = defineCall({
  name: 'raffles',
  summary: 'Raffles that run, come next or were drawn lately, with one’s own tickets and chance',
  method: 'GET',
  path: '/wps/rewards/raffle/list',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({ currency: Currency, raffles: v.array(Raffle), asOf: Moment }),
  refuses: [],
});

/** The specification's POST: one of them by itself. */
export const rafflePromotion = defineCall({
  name: 'rafflePromotion',
  summary: 'One raffle with one’s own tickets and chance of this moment',
  method: 'POST',
  path: '/wps/rewards/raffle/promotion',
  who: 'real-member',
  request: v.strictObject({ raffleId: NodeId, language: Language }),
  value: Raffle,
  refuses: ['raffle.unknown'],
});

export const raffleProof = defineCall({
  name: 'raffleProof',
  summary: 'Everything a draw is made of again: the list of tickets, the seed and the beacon',
  method: 'GET',
  path: '/wps/rewards/raffle/proof',
  who: 'real-member',
  request: v.strictObject({ raffleId: NodeId }),
  value: v.object({
    id: NodeId,
    commitment: v.string(),
    serverSeed: v.string(),
    listHash: v.string(),
    /** Null where none could be reached for a day: then the house could have known the result before. */
    beacon: v.nullable(
      v.object({
        publicKey: v.string(),
        genesisSeconds: v.number(),
        periodSeconds: v.number(),
        round: v.number(),
        signature: v.string(),
      }),
    ),
    closesAt: Moment,
    /** From then on the list stood; the beacon has to be later than that. */
    sealedAt: Moment,
    /** The round that was named before the first ticket; the beacon's is another one where the list was late. */
    namedRound: v.number(),
    prizes: v.number(),
    reserves: v.number(),
    isOnePrizeEach: v.boolean(),
    ranges: v.array(v.object({ ...Range.entries, holder: v.string() })),
    picks: v.array(
      v.object({
        number: v.number(),
        holder: v.string(),
        outcome: v.picklist(pickOutcomes),
      }),
    ),
  }),
  refuses: ['raffle.unknown', 'raffle.not-drawn'],
});
