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
  /** In E.164. */
  mobile: string | null;
  /** Null until a code has proved that it is theirs. */
  mobile_proved_at: Date | null;
  email: string | null;
  email_proved_at: Date | null;
  payee_name: string | null;
  full_name: string | null;
  qq_num: string | null;
  line: string | null;
  whatsapp: string | null;
  facebook: string | null;
  telegram: string | null;
  zalo: string | null;
  wechat: string | null;
  /** Locked by the house's vault. */
  locked_id_number: string | null;
  /** yyyy-MM-dd: a day of the calendar, which no zone shifts. */
  birthday: string | null;
  permanent_address: string | null;
  current_address: string | null;
  nationality: string | null;
  occupation: string | null;
  income_source: string | null;
  birth_place: string | null;
  avatar_upload_id: string | null;
  payment_password_hash: string | null;
  payment_password_changed_at: Date | null;
  terms_accepted_at: Date | null;
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
