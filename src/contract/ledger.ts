import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day } from './day.ts';

const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const SealedDay = v.object({
  /** In UTC. */
  day: Day,
  transfers: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  /** Over the day's transfers. */
  merkleRoot: Hash,
  /** The chain's root of the day before. */
  previousRoot: Hash,
  /** Over the day's root and all days before it. */
  chainRoot: Hash,
});

export const ledgerDays = defineCall({
  name: 'ledgerDays',
  summary: 'The roots of the sealed days of the books, the newest first, 31 at a time',
  method: 'GET',
  path: '/wps/ledger/days',
  who: 'anyone',
  request: v.strictObject({ before: v.optional(Day) }),
  value: v.object({ days: v.array(SealedDay) }),
  refuses: [],
});

export const transferProof = defineCall({
  name: 'transferProof',
  summary: "What shows that one of the caller's transfers is in a sealed day",
  method: 'GET',
  path: '/wps/wallet/proof',
  who: 'real-member',
  request: v.strictObject({
    transferId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
  }),
  value: v.object({
    /** The transfer as it was sealed, to be hashed as it is. */
    leaf: v.string(),
    /** The neighbours it is hashed with on its way to the day's root. */
    path: v.array(v.object({ side: v.picklist(['left', 'right']), hash: Hash })),
    sealed: SealedDay,
  }),
  refuses: ['transfer.unknown', 'transfer.not-sealed'],
});
