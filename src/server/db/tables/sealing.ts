import type { JSONColumnType } from 'kysely';
import type { PublicKey } from '#contract/keys.ts';

export interface SealingTables {
  sealing_key: SealingKeyTable;
  sealed_use: SealedUseTable;
}

interface SealingKeyTable {
  kid: string;
  public_key: JSONColumnType<PublicKey>;
  /** A private JWK, sealed by the vault: who reads the table opens no letters. */
  private_key: string;
  created_at: Date;
}

interface SealedUseTable {
  /** SHA-256 of the letter's own name. */
  letter_hash: Buffer;
  used_at: Date;
}
