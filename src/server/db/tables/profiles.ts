import type { Generated } from 'kysely';

export interface ProfileTables {
  profile: ProfileTable;
  known_device: KnownDeviceTable;
  known_network: KnownNetworkTable;
  login_challenge: LoginChallengeTable;
  hand_over: HandOverTable;
}

interface ProfileTable {
  player_id: string;
  /** In E.164. What is `locked_…` is written and read by `identity-documents/profile-fields.ts`. */
  locked_mobile: string | null;
  /** A keyed hash, as that of the mailbox. */
  mobile_hash: string | null;
  /** Null until a code has proved that it is theirs. */
  mobile_proved_at: Date | null;
  locked_email: string | null;
  email_hash: string | null;
  email_proved_at: Date | null;
  locked_payee_name: string | null;
  locked_full_name: string | null;
  locked_qq_num: string | null;
  locked_line: string | null;
  locked_whatsapp: string | null;
  locked_facebook: string | null;
  locked_telegram: string | null;
  locked_zalo: string | null;
  locked_wechat: string | null;
  locked_id_number: string | null;
  /** yyyy-MM-dd: a day of the calendar, which no zone shifts. */
  locked_birthday: string | null;
  locked_permanent_address: string | null;
  locked_current_address: string | null;
  locked_nationality: string | null;
  locked_occupation: string | null;
  locked_income_source: string | null;
  locked_birth_place: string | null;
  avatar_upload_id: string | null;
  payment_password_hash: string | null;
  payment_password_changed_at: Date | null;
  terms_accepted_at: Date | null;
  confirmation_due: Generated<boolean>;
}

interface KnownDeviceTable {
  player_id: string;
  /** SHA-256 of what the device's cookie holds. */
  device_hash: Buffer;
  id: Generated<string>;
  device_name: string;
  first_seen_at: Date;
  last_seen_at: Date;
  address: string | null;
}

interface KnownNetworkTable {
  player_id: string;
  network: string;
  last_seen_at: Date;
}

interface LoginChallengeTable {
  id_hash: Buffer;
  player_id: string;
  must_change: boolean;
  client: string;
  expires_at: Date;
}

interface HandOverTable {
  code_hash: Buffer;
  player_id: string;
  token_hash: Buffer;
  expires_at: Date;
}
