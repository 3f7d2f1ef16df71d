import type { Transaction } from '#server/db/open.ts';

/** Whether a player may be sent promotions; `protection` decides, compose hands its rule in. */
export type MayMarket = (
  transaction: Transaction,
  player: { playerId: string; now?: Date },
) => Promise<boolean>;
