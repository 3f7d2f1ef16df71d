/** What belongs to somebody and can never go below nothing. */
export type PlayerAccountKind =
  | 'player-main'
  | 'player-bonus'
  | 'player-points'
  | 'player-held'
  | 'vendor-wallet';

/** The other side of everything; the sum over all accounts of a commodity is always nothing. */
export type HouseAccountKind =
  | 'house'
  | 'vendor-settlement'
  | 'payments-in-transit'
  | 'jackpot'
  | 'tax'
  | 'agents-payable'
  | 'rewards-cost'
  | 'points-issued'
  | 'bonus-issued';

export type AccountName =
  | { kind: PlayerAccountKind; playerId: string; subject?: string; commodity: string }
  | { kind: HouseAccountKind; subject?: string; commodity: string };
