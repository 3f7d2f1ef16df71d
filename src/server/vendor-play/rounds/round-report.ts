import type { InferOutput } from 'valibot';
import type { VendorRound } from '#contract/vendor-api.ts';
import type { QuietRound } from './round-store.ts';

/** Whether a vendor says of a round what stands in our books. */
export function isSameRound(
  ours: Pick<QuietRound, 'player' | 'game' | 'staked' | 'won' | 'jackpot'>,
  reported: InferOutput<typeof VendorRound>,
  currency: string,
): boolean {
  const won = BigInt(reported.win);
  const isWon = won === BigInt(ours.won) || won === BigInt(ours.won) + BigInt(ours.jackpot);
  const isWhose = reported.player === ours.player && reported.game === ours.game;
  return isWhose && reported.currency === currency && reported.bet === ours.staked && isWon;
}

/** What a vendor says of a round; `never` where it knows of none. */
export type RoundReport =
  | { isAnswered: true; value: InferOutput<typeof VendorRound> | 'never' }
  | { isAnswered: false; isFinal: boolean; reason: string };
/** A round's name belongs to one player: another's may be called the same. */
export type AskRound = (vendor: string, round: string, player: string) => Promise<RoundReport>;
