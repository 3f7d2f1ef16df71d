import type { Family, Result } from '#lottery/types.ts';
import { AllPrizes } from './AllPrizes.tsx';
import { Balls } from './Balls.tsx';

interface DrawnProps {
  family: Family;
  result: Result;
  /** Prizes that end with one of these stand out. */
  endings?: readonly string[];
}

/** A whole draw: its balls, or for a draw of many prizes its table. */
export function Drawn({ family, result, endings }: DrawnProps) {
  return hasPrizeTable(family) ? (
    <AllPrizes family={family} result={result} endings={endings} />
  ) : (
    <Balls family={family} result={result} size="s" />
  );
}

function hasPrizeTable(family: Family): boolean {
  return family.startsWith('VN_') || family === 'MY4D';
}
