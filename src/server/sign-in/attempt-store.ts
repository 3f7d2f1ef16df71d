import type { entrances } from '#contract/session.ts';
import type { Provider } from '#contract/system.ts';
import type { Database } from '#server/db/open.ts';

type Entrance = (typeof entrances)[number];

interface Attempt {
  stateHash: Buffer;
  cookieHash: Buffer;
  provider: Provider;
  nonce: string;
  lockedVerifier: string;
  returnAddress: string;
  entrance: Entrance;
  playerId: string | null;
  expiresAt: Date;
}

/** Those that are over go with it, so no timer has to sweep. */
export async function insertAttempt(
  database: Database,
  { now, ...attempt }: Attempt & { now: Date },
): Promise<void> {
  await database.deleteFrom('sign_in_attempt').where('expires_at', '<=', now).execute();
  await database
    .insertInto('sign_in_attempt')
    .values({
      state_hash: attempt.stateHash,
      cookie_hash: attempt.cookieHash,
      provider: attempt.provider,
      nonce: attempt.nonce,
      locked_verifier: attempt.lockedVerifier,
      return_address: attempt.returnAddress,
      entrance: attempt.entrance,
      player_id: attempt.playerId,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

type AttemptKey = Pick<Attempt, 'stateHash' | 'cookieHash' | 'provider'> & { now: Date };

/** Takes it away, whatever comes of it; only in the browser that began it, from whom it was meant for. */
export function takeAttempt(
  database: Database,
  { stateHash, cookieHash, provider, now }: AttemptKey,
) {
  return database
    .deleteFrom('sign_in_attempt')
    .where('state_hash', '=', stateHash)
    .where('cookie_hash', '=', cookieHash)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning([
      'nonce',
      'locked_verifier as lockedVerifier',
      'return_address as returnAddress',
      'entrance',
      'player_id as playerId',
    ])
    .executeTakeFirst();
}

interface Voucher {
  codeHash: Buffer;
  stage: 'code' | 'ticket';
  cookieHash: Buffer;
  provider: Provider;
  lockedPerson: string;
  entrance: Entrance;
  playerId: string | null;
  expiresAt: Date;
}

export async function insertVoucher(
  database: Database,
  { now, ...voucher }: Voucher & { now: Date },
): Promise<void> {
  await database.deleteFrom('sign_in_voucher').where('expires_at', '<=', now).execute();
  await database
    .insertInto('sign_in_voucher')
    .values({
      code_hash: voucher.codeHash,
      stage: voucher.stage,
      cookie_hash: voucher.cookieHash,
      provider: voucher.provider,
      locked_person: voucher.lockedPerson,
      entrance: voucher.entrance,
      player_id: voucher.playerId,
      created_at: now,
      expires_at: voucher.expiresAt,
    })
    .execute();
}

interface VoucherKey extends Pick<Voucher, 'codeHash' | 'stage' | 'cookieHash'> {
  now: Date;
}

const voucherColumns = [
  'provider',
  'locked_person as lockedPerson',
  'entrance',
  'player_id as playerId',
  'created_at as createdAt',
] as const;

export function selectVoucher(
  database: Database,
  { codeHash, stage, cookieHash, now }: VoucherKey,
) {
  return database
    .selectFrom('sign_in_voucher')
    .select([...voucherColumns])
    .where('code_hash', '=', codeHash)
    .where('stage', '=', stage)
    .where('cookie_hash', '=', cookieHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes it away; of two who bring it at once one has it. */
export function takeVoucher(database: Database, { codeHash, stage, cookieHash, now }: VoucherKey) {
  return database
    .deleteFrom('sign_in_voucher')
    .where('code_hash', '=', codeHash)
    .where('stage', '=', stage)
    .where('cookie_hash', '=', cookieHash)
    .where('expires_at', '>', now)
    .returning([...voucherColumns])
    .executeTakeFirst();
}
