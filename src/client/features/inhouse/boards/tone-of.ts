export type Tone = 'nothing' | 'part' | 'more' | 'much' | 'most';

/** How a multiplier is painted: what takes from the stake never looks like what adds to it. */
export function toneOf(multiplier: string): Tone {
  const times = Number(multiplier);
  if (times === 0) return 'nothing';
  if (times <= 1) return 'part';
  if (times < 1.5) return 'more';
  return times < 5 ? 'much' : 'most';
}
