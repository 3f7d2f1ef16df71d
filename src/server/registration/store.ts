import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { LockedProfile } from '#server/identity-documents/profile-fields.ts';

interface NewAccount {
  account: string;
  merchant: string;
  language: string;
  type?: number;
}

/** The new player's id; undefined where the name is taken, regardless of case. */
export async function insertPlayer(
  database: Database,
  { account, merchant, language, type = 0 }: NewAccount,
): Promise<string | undefined> {
  const inserted = await database
    .insertInto('player')
    .values({ account, nickname: account, merchant, language, type })
    .onConflict((conflict) => conflict.expression(sql`lower(account)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Regardless of case. */
export async function isNameTaken(database: Database, account: string): Promise<boolean> {
  const found = await database
    .selectFrom('player')
    .select('id')
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

export interface NewProfile {
  playerId: string;
  /** Number, mailbox, names and all other fields of the form. */
  locked: LockedProfile;
  mobileProvedAt: Date | null;
  emailProvedAt: Date | null;
  paymentPasswordHash: string | null;
  /** Said by the person; null where somebody else opened the account. */
  termsAcceptedAt: Date | null;
  now: Date;
}

/** Whether it was written: a proved number is one account's. */
export async function insertProfile(database: Database, profile: NewProfile): Promise<boolean> {
  const inserted = await database
    .insertInto('profile')
    .values({
      player_id: profile.playerId,
      ...profile.locked,
      mobile_proved_at: profile.mobileProvedAt,
      email_proved_at: profile.emailProvedAt,
      payment_password_hash: profile.paymentPasswordHash,
      payment_password_changed_at: profile.paymentPasswordHash ? profile.now : null,
      terms_accepted_at: profile.termsAcceptedAt,
      confirmation_due: profile.termsAcceptedAt === null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Age and terms of the owner of an account that an agent opened; false if both were stated before. */
export async function confirmProfile(
  transaction: Database,
  { playerId, locked, now }: { playerId: string; locked: LockedProfile; now: Date },
): Promise<boolean> {
  const confirmed = await transaction
    .updateTable('profile')
    .set({ ...locked, terms_accepted_at: now, confirmation_due: false })
    .where('player_id', '=', playerId)
    .where('confirmation_due', '=', true)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/** By its code, or by the host that carries one, while it is open and its agent is not stopped. */
export function selectAffiliate(
  database: Database,
  by: { code: string } | { domain: string },
  now: Date,
) {
  const [column, value] =
    'code' in by ? (['code', by.code] as const) : (['domain', by.domain] as const);
  return database
    .selectFrom('affiliate_code')
    .select(['code', 'player_id as agentId', 'account_type as accountType', 'series'])
    .where(column, '=', value.toLowerCase())
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('agent_stop')
            .select('agent_id')
            .whereRef('agent_stop.agent_id', '=', 'affiliate_code.player_id'),
        ),
      ),
    )
    .executeTakeFirst();
}

export function selectReferrer(database: Database, code: string) {
  return database
    .selectFrom('referral_code')
    .select('player_id as playerId')
    .where('code', '=', code.toLowerCase())
    .executeTakeFirst();
}

export async function selectOwnCode(
  database: Database,
  playerId: string,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('referral_code')
    .select('code')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return found?.code;
}

/** Whether nobody else drew the same one, and this player had none. */
export async function insertReferralCode(
  database: Database,
  playerId: string,
  code: string,
): Promise<boolean> {
  const inserted = await database
    .insertInto('referral_code')
    .values({ player_id: playerId, code })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertSponsor(
  database: Database,
  sponsor: {
    playerId: string;
    agentId: string | null;
    affiliateCode: string | null;
    referrerId: string | null;
    series: number | null;
    registerUrl: string | null;
    registerMethod: string;
    now: Date;
  },
): Promise<void> {
  await database
    .insertInto('sponsor')
    .values({
      player_id: sponsor.playerId,
      agent_id: sponsor.agentId,
      affiliate_code: sponsor.affiliateCode,
      referrer_id: sponsor.referrerId,
      series: sponsor.series,
      register_url: sponsor.registerUrl,
      register_method: sponsor.registerMethod,
      registered_at: sponsor.now,
    })
    .execute();
}

/** The account of this name, where this is its address; letters' case counts in neither. */
export function selectByNameAndEmail(
  database: Database,
  { username, emailHash }: { username: string; emailHash: string },
) {
  return database
    .selectFrom('player')
    .innerJoin('profile', 'profile.player_id', 'player.id')
    .select(['player.id', 'player.account', 'profile.locked_email as lockedEmail'])
    .where(sql`lower(player.account)`, '=', username.toLowerCase())
    .where('profile.email_hash', '=', emailHash)
    .executeTakeFirst();
}

interface Reset {
  codeHash: Buffer;
  /** Null for who asked about nobody: the same work, and a link that opens nothing. */
  playerId: string | null;
  expiresAt: Date;
  now: Date;
}

/** A newer link takes the older ones' place. */
export async function replaceReset(
  database: Database,
  { codeHash, playerId, expiresAt, now }: Reset,
): Promise<void> {
  await database
    .deleteFrom('password_reset')
    .where((row) => row.or([row('player_id', '=', playerId), row('expires_at', '<=', now)]))
    .execute();
  await database
    .insertInto('password_reset')
    .values({ code_hash: codeHash, player_id: playerId, expires_at: expiresAt })
    .execute();
}

/** Takes a link that is still good, once. */
export async function takeReset(
  database: Database,
  codeHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('password_reset')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .where('player_id', 'is not', null)
    .returning('player_id as playerId')
    .executeTakeFirst();
  return taken?.playerId ?? undefined;
}

/** Whose link it is, while it is good. */
export function selectResetOwner(database: Database, codeHash: Buffer, now: Date) {
  return database
    .selectFrom('password_reset')
    .innerJoin('player', 'player.id', 'password_reset.player_id')
    .select(['player.id', 'player.account'])
    .where('password_reset.code_hash', '=', codeHash)
    .where('password_reset.expires_at', '>', now)
    .executeTakeFirst();
}
