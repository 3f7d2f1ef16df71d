import type { Family, Result } from '#lottery/types.ts';
import { AllPrizes } from './AllPrizes.tsx';
import { Balls } from './Balls.tsx';

/** A whole draw: its balls, or for a draw of many prizes its table. */
export function Drawn({ family, result }: { family: Family; result: Result }) {
  return hasPrizeTable(family) ? (
    <AllPrizes family={family} result={result} />
  ) : (
    <Balls family={family} result={result} size="s" />
  );
}

function hasPrizeTable(family: Family): boolean {
  return family.startsWith('VN_') || family === 'MY4D';
}
