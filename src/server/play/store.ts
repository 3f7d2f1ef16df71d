import { type RawBuilder, sql } from 'kysely';
import type { VendorFault, VendorOperationName } from '#contract/vendor-api.ts';
import type { Database } from '#server/db/open.ts';
import { once } from '#server/db/planned-client.ts';

/** What is asked of the wallet; nothing stands where the operation has no such thing. */
export interface WalletWish {
  vendor: string;
  /** Nothing where it was used up by a call just before. */
  nonce: string | null;
  now: Date;
  operation: Exclude<VendorOperationName, 'authenticate'>;
  transaction: string | null;
  player: string;
  currency: string;
  session: Buffer | null;
  game: string | null;
  round: string | null;
  bet: bigint;
  win: bigint;
  ends: 'completed' | 'cancelled' | null;
  of: string | null;
  digest: Buffer | null;
  commodity: string;
  settlement: string;
  idleSince: Date;
  isAsked: boolean;
  /** The whole site takes no stakes now. */
  isShut: boolean;
  /** Of a round that we end: when it was read. */
  asOf: Date | null;
  stopped: string | null;
}

export interface WalletAnswer {
  outcome: 'done' | 'ask' | VendorFault;
  reason: string | null;
  posted: string | null;
  balance: string | null;
  isRepeat: boolean | null;
  playerId: string | null;
  /** A stake in a minute of play that nobody has counted yet. */
  isNewMinute: boolean | null;
}

/** One way to the server: nonce, judgement, round, books and records are one statement. */
export async function callWallet(database: Database, wish: WalletWish): Promise<WalletAnswer> {
  const { rows } = await sql<WalletAnswer>`${sql.raw(once('vendor-call'))}
    select outcome, reason, posted, balance, is_repeat as "isRepeat", player_id as "playerId",
      is_new_minute as "isNewMinute"
    from vendor_call(${rowOf(wish)}::vendor_wish)`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The wallet answered nothing.');
  return row;
}

function rowOf(wish: WalletWish): RawBuilder<unknown> {
  return sql`row(${wish.vendor}, ${wish.nonce}, ${wish.now}, ${wish.operation}, ${wish.transaction},
    ${wish.player}, ${wish.currency}, ${wish.session}, ${wish.game}, ${wish.round},
    ${String(wish.bet)}, ${String(wish.win)}, ${wish.ends}, ${wish.of}, ${wish.digest},
    ${wish.commodity}, ${wish.settlement}, ${wish.idleSince}, ${wish.isAsked}, ${wish.stopped},
    ${wish.isShut}, ${wish.asOf}, null)`;
}

export interface Clearing {
  until: Date;
  /** What the player had chosen when it was told. */
  minutes: number;
}

export async function selectLogin(
  database: Database,
  session: Buffer,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('vendor_session')
    .select('session_id as sessionId')
    .where('token_hash', '=', session)
    .executeTakeFirst();
  return row?.sessionId;
}

/** Until then no reality check falls due, unless the player chooses other minutes meanwhile. */
export async function updateClearing(
  database: Database,
  session: Buffer,
  { until, minutes }: Clearing,
): Promise<string | undefined> {
  const row = await database
    .updateTable('vendor_session')
    .set({ clear_until: until, clear_minutes: minutes })
    .where('token_hash', '=', session)
    .returning('session_id as sessionId')
    .executeTakeFirst();
  return row?.sessionId;
}
