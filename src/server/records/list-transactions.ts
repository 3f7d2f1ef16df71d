import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type RecordGroup,
  type RecordWallet,
  recordsAtOnce,
  type TransactionRecord,
  type transactionHistory,
} from '#contract/records.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dayRange } from './day-range.ts';
import { readTimeZone } from './read-time-zone.ts';
import { groupOf, kindsOf, namedKinds } from './record-groups.ts';
import { type LegRow, type LegsWanted, selectLegs } from './store.ts';

type Request = RequestOf<typeof transactionHistory>;

/** A page of what moved a player's own money, the newest first. */
export async function listTransactions(
  app: AppContext,
  { after, ...filters }: Request,
  player: Player,
): Promise<Done<AnswerOf<typeof transactionHistory>>> {
  const timeZone = await readTimeZone(app);
  const range = dayRange(filters, timeZone, app.clock.now());
  const legs = await selectLegs(app.database, {
    ...legsWanted(filters),
    ...range,
    playerId: player.id,
    timeZone,
    after: after === undefined ? undefined : readCursor(after),
    atMost: recordsAtOnce + 1,
  });
  const page = legs.slice(0, recordsAtOnce);
  const last = page.at(-1);
  return done({
    list: page.map(shown),
    next: legs.length > recordsAtOnce && last ? `${last.transferId}.${last.ordinal}` : null,
    range,
  });
}

/** What of a request chooses among a player's legs. */
export function legsWanted({
  group,
  wallet,
  vendor,
  language,
}: Omit<Request, 'after' | 'from' | 'to' | 'days'>): Pick<
  LegsWanted,
  'kinds' | 'account' | 'language'
> {
  return {
    language,
    kinds: group && kindsWanted(group),
    account: { kind: wallet && accountKinds[wallet], vendor },
  };
}

function kindsWanted(group: RecordGroup): NonNullable<LegsWanted['kinds']> {
  return group === 'other' ? { notAmong: namedKinds } : { among: kindsOf[group] };
}

const accountKinds: Readonly<Record<RecordWallet, string>> = {
  main: 'player-main',
  bonus: 'player-bonus',
  held: 'player-held',
  points: 'player-points',
  vendor: 'vendor-wallet',
};

const walletOf = new Map(
  Object.entries(accountKinds).map(([wallet, kind]) => [kind, wallet as RecordWallet]),
);

export function shown(leg: LegRow): TransactionRecord {
  const wallet = walletOf.get(leg.accountKind) ?? 'main';
  const isVendors = wallet === 'vendor';
  return {
    id: `${leg.transferId}.${leg.ordinal}`,
    at: leg.at,
    kind: leg.kind,
    group: groupOf(leg.kind),
    wallet,
    vendor: isVendors ? leg.subject : null,
    vendorName: isVendors ? (leg.vendorName ?? leg.subject) : null,
    amount: leg.amount,
    currency: leg.commodity,
    balanceAfter: leg.balanceAfter,
    reference: leg.reference,
  };
}

function readCursor(cursor: string): { transferId: string; ordinal: number } {
  const [transferId = '0', ordinal = '0'] = cursor.split('.');
  return { transferId, ordinal: Number(ordinal) };
}
