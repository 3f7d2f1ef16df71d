import type { Generated } from 'kysely';

export interface RegistrationTables {
  affiliate_code: AffiliateCodeTable;
  affiliate_click: AffiliateClickTable;
  referral_code: ReferralCodeTable;
  sponsor: SponsorTable;
  password_reset: PasswordResetTable;
}

interface AffiliateCodeTable {
  /** In small letters. */
  code: string;
  /** The agent. */
  player_id: string;
  /** Visitors of this host were invited by it. */
  domain: string | null;
  account_type: Generated<number>;
  series: number | null;
  channel: Generated<string>;
  made_at: Generated<Date>;
  expires_at: Date | null;
  ended_at: Date | null;
  request_id: string | null;
}

interface AffiliateClickTable {
  code: string;
  /** A day in the merchant's zone, as text. */
  day: string;
  clicks: string;
}

interface ReferralCodeTable {
  player_id: string;
  code: string;
}

interface SponsorTable {
  player_id: string;
  agent_id: string | null;
  affiliate_code: string | null;
  referrer_id: string | null;
  register_url: string | null;
  register_method: string;
  registered_at: Date;
  /** The highest prize series of lotteries; null: whatever a game has. */
  series: number | null;
}

interface PasswordResetTable {
  code_hash: Buffer;
  /** Null for who asked about nobody we know. */
  player_id: string | null;
  expires_at: Date;
}
