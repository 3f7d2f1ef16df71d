import { colourOf } from '#lottery/plays/lhc.ts';
import type { Family } from '#lottery/types.ts';

/** What makes one number look unlike its neighbours: LHC's three colours, PK10's ten cars. */
export function ballLook(family: string, number: string): string | undefined {
  if (!/^\d\d$/.test(number)) return undefined;
  if (family === 'LHC') return colourOf(Number(number));
  return family === 'PK10' ? `rank-${Number(number)}` : undefined;
}

/** Numbers of several digits are plates; their other prizes stand in the sheet of results. */
const platedFamilies: ReadonlySet<Family> = new Set([
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  'TH',
  'LAO',
  'MY4D',
]);

export function isPlated(family: Family): boolean {
  return platedFamilies.has(family);
}
