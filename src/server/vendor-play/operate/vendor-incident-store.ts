import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export interface NewVendorIncident {
  vendor: string;
  kind: string;
  /** In our words, such as `round:7`. */
  subject: string;
  playerId: string | null;
  detail: Record<string, string>;
  now: Date;
}

/** Once, as long as nobody has settled it. */
export async function insertIncident(database: Database, one: NewVendorIncident): Promise<void> {
  await database
    .insertInto('vendor_incident')
    .values({
      vendor_code: one.vendor,
      kind: one.kind,
      subject: one.subject,
      player_id: one.playerId,
      detail: one.detail,
      raised_at: one.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What nobody has settled, the oldest first. */
export function selectIncidents(database: Database, atMost: number) {
  return database
    .selectFrom('vendor_incident as incident')
    .leftJoin('player', 'player.id', 'incident.player_id')
    .select([
      'incident.id',
      'incident.vendor_code as vendor',
      'incident.kind',
      'incident.subject',
      'incident.detail',
      'incident.raised_at as raisedAt',
      'player.account',
    ])
    .where('incident.settled_at', 'is', null)
    .orderBy('incident.id')
    .limit(atMost)
    .execute();
}

export type VendorIncidentRow = Awaited<ReturnType<typeof selectIncidents>>[number];

type Which =
  | { id: string }
  /** All about one thing, but those of a kind that still stands. */
  | { vendor: string; subject: string; except?: string }
  | { vendor: string; kind: string; subjects: readonly string[] };

/** How many were. */
export async function settleIncidents(
  database: Database,
  which: Which,
  { now, by, note }: { now: Date; by: string; note: string },
): Promise<number> {
  const open = database
    .updateTable('vendor_incident')
    .set({ settled_at: now, settled_by: by, note })
    .where('settled_at', 'is', null);
  if ('id' in which) return countOf(open.where('id', '=', which.id));
  const ofVendor = open.where('vendor_code', '=', which.vendor);
  if ('subject' in which) {
    const { subject, except = '' } = which;
    return countOf(ofVendor.where('subject', '=', subject).where('kind', '<>', except));
  }
  const { kind, subjects } = which;
  if (subjects.length === 0) return 0;
  return countOf(ofVendor.where('kind', '=', kind).where('subject', 'in', subjects));
}

async function countOf(settled: { returning(column: 'id'): { execute(): Promise<unknown[]> } }) {
  return (await settled.returning('id').execute()).length;
}

/** Incidents of transfer-wallet rounds whose books now agree with the vendor's report. */
export async function settleBookedRounds(
  database: Database,
  vendor: string,
  { now, by, note }: { now: Date; by: string; note: string },
): Promise<void> {
  await sql`
    update vendor_incident incident set settled_at = ${now}, settled_by = ${by}, note = ${note}
    from fed_round round
    where incident.vendor_code = ${vendor} and incident.settled_at is null
      and incident.kind in ('round-above-wallet', 'round-of-unknown-game', 'round-unbookable')
      and round.vendor_code = incident.vendor_code and round.player_id = incident.player_id
      and round.round = substring(incident.subject from '^fed-round:[0-9]+:(.*)$')
      and round.reported_bet = round.booked_bet and round.reported_win = round.booked_win
      and round.state = coalesce(round.booked_state, round.state)`.execute(database);
}

/** One player's: at a shared table many have a round of the same name. */
export function fedRoundSubject({ playerId, round }: { playerId: string; round: string }): string {
  return `fed-round:${playerId}:${round}`;
}
