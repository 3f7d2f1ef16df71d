import type { Tables } from '#server/db/tables.ts';
import type { Vault } from '#server/secrets/vault.ts';

/** What a profile says of a person; the vault locks every one of them at rest. */
const columns = {
  mobile: 'locked_mobile',
  email: 'locked_email',
  payeeName: 'locked_payee_name',
  fullName: 'locked_full_name',
  birthday: 'locked_birthday',
  birthPlace: 'locked_birth_place',
  nationality: 'locked_nationality',
  idNumber: 'locked_id_number',
  permanentAddress: 'locked_permanent_address',
  currentAddress: 'locked_current_address',
  occupation: 'locked_occupation',
  incomeSource: 'locked_income_source',
  whatsapp: 'locked_whatsapp',
  telegram: 'locked_telegram',
  facebook: 'locked_facebook',
  line: 'locked_line',
  wechat: 'locked_wechat',
  zalo: 'locked_zalo',
  qqNum: 'locked_qq_num',
} as const;

export type PersonalField = keyof typeof columns;
type LockedColumn = (typeof columns)[PersonalField];
type HashColumn = 'mobile_hash' | 'email_hash';
export type LockedProfile = Partial<Pick<Tables['profile'], LockedColumn | HashColumn>>;

type Locks = { vault: Pick<Vault, 'lock' | 'fingerprint'> };
type Unlocks = { vault: Pick<Vault, 'unlock'> };

/** The columns to write for these fields; what is not among them stays, and what is empty becomes null. */
export function lockFields(
  { vault }: Locks,
  playerId: string,
  fields: Partial<Record<PersonalField, string | null | undefined>>,
): LockedProfile {
  const locked: LockedProfile = {};
  for (const [field, text] of Object.entries(fields) as [PersonalField, string | null][]) {
    if (text === undefined) continue;
    const column = columns[field];
    locked[column] = text ? vault.lock(text, placeOf(column, playerId)) : null;
    if (field === 'mobile') locked.mobile_hash = text ? mobileHash({ vault }, text) : null;
    if (field === 'email') locked.email_hash = text ? emailHash({ vault }, text) : null;
  }
  return locked;
}

export function unlockField(
  { vault }: Unlocks,
  playerId: string,
  field: PersonalField,
  locked: string | null,
): string | null {
  return locked === null ? null : vault.unlock(locked, placeOf(columns[field], playerId));
}

/** Every field of a row, as its owner stated it. */
export function unlockFields(
  unlocks: Unlocks,
  playerId: string,
  row: { [Column in LockedColumn]: string | null },
): Record<PersonalField, string | null> {
  const names = Object.keys(columns) as PersonalField[];
  const fields = names.map((name) => [
    name,
    unlockField(unlocks, playerId, name, row[columns[name]]),
  ]);
  return Object.fromEntries(fields) as Record<PersonalField, string | null>;
}

/** By which an account is found, since what is locked twice is never locked alike. */
export function mobileHash({ vault }: { vault: Pick<Vault, 'fingerprint'> }, e164: string): string {
  return vault.fingerprint(e164, 'profile.mobile_hash');
}

/** The case of letters does not count in a mailbox. */
export function emailHash({ vault }: { vault: Pick<Vault, 'fingerprint'> }, email: string): string {
  return vault.fingerprint(email.toLowerCase(), 'profile.email_hash');
}

/** What the vault binds a field to, so that nobody's passes for another's, nor one field for another. */
function placeOf(column: LockedColumn, playerId: string): string {
  return `profile.${column}.${playerId}`;
}
