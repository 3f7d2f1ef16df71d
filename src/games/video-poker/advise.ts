import { cardOf } from '../cards.ts';
import { toNumber } from '../ratio.ts';
import { adviseHold } from './optimal-play.ts';
import type { VideoPokerView } from './video-poker.ts';

/** What perfect play keeps, and what it brings on the average for each coin; null after the draw. */
export function adviseVideoPoker(
  view: VideoPokerView,
): { hold: number[]; expected: number } | null {
  if (view.held !== null) return null;
  const { hold, expected } = adviseHold(view.dealt.map((name) => cardOf(name) ?? 0));
  return { hold, expected: toNumber(expected) };
}
