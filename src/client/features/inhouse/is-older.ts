import type { HouseRound } from '#contract/inhouse.ts';

type Stage = Pick<HouseRound, 'id' | 'state' | 'steps'>;

/**
 * Whether one told of a table's rounds is behind another: answers may overtake each other. A round that
 * has ended is never open again, and no step is ever taken back.
 */
export function isOlder(one: Stage, than: Stage): boolean {
  if (one.id !== than.id) return BigInt(one.id) < BigInt(than.id);
  const isOpen = one.state === 'open';
  if (isOpen !== (than.state === 'open')) return isOpen;
  return one.steps.length < than.steps.length;
}
