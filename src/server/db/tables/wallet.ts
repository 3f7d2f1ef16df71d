import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface WalletTables {
  vendor_wallet: VendorWalletTable;
  transfer_switch: TransferSwitchTable;
  wallet_request: WalletRequestTable;
  vendor_following: VendorFollowingTable;
  vendor_stay: VendorStayTable;
}

interface VendorFollowingTable {
  player_id: string;
  is_automatic: boolean;
  chosen_at: Date;
}

interface VendorStayTable {
  player_id: string;
  vendor_code: string;
  seen_at: Date | null;
}

interface VendorWalletTable {
  vendor_code: string;
  position: Generated<number>;
  enabled: Generated<boolean>;
}

interface TransferSwitchTable {
  direction: 'upline' | 'downline';
  enabled: boolean;
  maximum: Generated<string | null>;
}

interface WalletRequestTable {
  id: GeneratedAlways<string>;
  player_id: string;
  request_id: string;
  kind: 'move' | 'home' | 'upline' | 'downline';
  /** Word for word, to be compared. */
  asked: string;
  /** Null only inside the transaction that works it out. */
  answer: JSONColumnType<object> | null;
  asked_at: Date;
}
