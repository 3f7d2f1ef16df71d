import { vi } from 'vitest';
import { allGames } from '#games/all-games.ts';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { TestApp } from '#tests/database/test-app.ts';
import { wish } from '#tests/inhouse/bets.ts';

interface RiggedBet {
  game: string;
  stake: bigint;
  paid: bigint;
}

/** A bet in a game that is played by the rules of dice, whose outcome is decided beforehand. */
export async function rigged(
  app: TestApp,
  player: Player,
  { game, stake, paid }: RiggedBet,
): Promise<string> {
  const dice = allGames.get('VB_DICE')?.game;
  if (!dice) throw new Error('No dice.');
  const told = vi
    .spyOn(dice, 'tell')
    .mockReturnValue({ refused: false, staked: stake, paid, view: {} } as never);
  try {
    const choices = { stake: String(stake), side: 'under', target: 5_000 };
    const placed = await placeBet(app, wish({ game, choices }), player);
    return placed.done ? 'played' : placed.code;
  } finally {
    told.mockRestore();
  }
}
