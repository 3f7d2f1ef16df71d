import type { BonusProduct } from '#contract/bonus-terms.ts';

/** Which kind of bonus a class of games belongs to; null: no bonus is played there. */
export function productOf(type: string): BonusProduct | null {
  if (['RNG', 'LIVE', 'FISH', 'INHOUSE'].includes(type)) return 'casino';
  if (['SPORTS', 'ESPORTS'].includes(type)) return 'sports';
  return ['LOTT', 'ELOTT'].includes(type) ? 'lottery' : null;
}
