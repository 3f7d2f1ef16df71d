import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export interface PlayedBet {
  playerId: string;
  stake: bigint;
  /** Of the stake. */
  bonusStake?: bigint;
  payout: bigint;
  /** Of the payout. */
  bonusPayout?: bigint;
  /** Of the stake what may count; all of it where nothing is said. */
  validStake?: bigint;
  at: Date | string;
  class?: Tables['bet_record']['game_type'];
  vendor?: string;
  round?: string;
  state?: 'won' | 'lost';
}

/** A bet that is placed and settled at one moment; answers its number in the betting record. */
export async function playBet(database: Database, bet: PlayedBet): Promise<string> {
  const { playerId, stake, payout, at, class: gameType = 'RNG' } = bet;
  const { id } = await database
    .insertInto('bet_record')
    .values({
      player_id: playerId,
      game_type: gameType,
      vendor_code: bet.vendor ?? 'V',
      game_name: { es: 'Juego', en: 'Game' },
      round: bet.round ?? crypto.randomUUID(),
      stake: String(stake),
      bonus_stake: String(bet.bonusStake ?? 0n),
      payout: String(payout),
      bonus_payout: String(bet.bonusPayout ?? 0n),
      valid_stake: bet.validStake === undefined ? null : String(bet.validStake),
      state: bet.state ?? (payout > stake ? 'won' : 'lost'),
      placed_at: new Date(at),
      settled_at: new Date(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
