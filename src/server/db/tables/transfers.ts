import type { Generated, GeneratedAlways } from 'kysely';

export interface TransferTables {
  vendor_transfer: VendorTransferTable;
  vendor_feed: VendorFeedTable;
  fed_round: FedRoundTable;
}

interface VendorTransferTable {
  id: Generated<string>;
  number: GeneratedAlways<string>;
  player_id: string;
  vendor_code: string;
  direction: 'in' | 'out';
  amount: string;
  currency: string;
  state: Generated<'pending' | 'done' | 'returned'>;
  reason: Generated<string>;
  asked_at: Date;
  settled_at: Generated<Date | null>;
}

interface VendorFeedTable {
  vendor_code: string;
  cursor: Generated<string>;
  read_at: Date;
  unread_since: Generated<Date | null>;
  compared_to: Generated<string>;
}

interface FedRoundTable {
  vendor_code: string;
  round: string;
  player_id: string;
  game_code: string;
  reported_bet: string;
  reported_win: string;
  state: 'open' | 'completed' | 'cancelled';
  booked_bet: Generated<string>;
  booked_win: Generated<string>;
  booked_state: Generated<'open' | 'completed' | 'cancelled' | null>;
  bookings: Generated<number>;
  reported_at: Date;
  stuck_at: Generated<Date | null>;
}
