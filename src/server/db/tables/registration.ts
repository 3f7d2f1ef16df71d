export interface RegistrationTables {
  affiliate_code: AffiliateCodeTable;
  referral_code: ReferralCodeTable;
  sponsor: SponsorTable;
  password_reset: PasswordResetTable;
}

interface AffiliateCodeTable {
  /** In small letters. */
  code: string;
  /** The agent. */
  player_id: string;
  /** Whoever opens this host was invited by it. */
  domain: string | null;
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
}

interface PasswordResetTable {
  code_hash: Buffer;
  /** Null for who asked about nobody we know. */
  player_id: string | null;
  expires_at: Date;
}
