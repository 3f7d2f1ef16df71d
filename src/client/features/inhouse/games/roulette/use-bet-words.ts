import { useLingui } from '@lingui/react/macro';
import { colourOf } from '#games/roulette-bets.ts';
import { isInside } from './layout.ts';

/** Names of bets and of numbers, as the table writes them and as a screen reader says them. */
export function useBetWords() {
  const { t } = useLingui();
  const colours = { red: t`red`, black: t`black`, green: t`green` };
  const outside: Record<string, { written: string; said: string }> = {
    'dozen-1': { written: '1–12', said: t`First dozen, 1 to 12` },
    'dozen-2': { written: '13–24', said: t`Second dozen, 13 to 24` },
    'dozen-3': { written: '25–36', said: t`Third dozen, 25 to 36` },
    'column-1': { written: '2:1', said: t`First column, 1 to 34` },
    'column-2': { written: '2:1', said: t`Second column, 2 to 35` },
    'column-3': { written: '2:1', said: t`Third column, 3 to 36` },
    low: { written: '1–18', said: t`Low, 1 to 18` },
    high: { written: '19–36', said: t`High, 19 to 36` },
    even: { written: t`Even`, said: t`Even` },
    odd: { written: t`Odd`, said: t`Odd` },
    red: { written: t`Red`, said: t`Red` },
    black: { written: t`Black`, said: t`Black` },
  };
  const numberSaid = (number: number) => {
    const colour = colours[colourOf(number)];
    return t`${number}, ${colour}`;
  };
  return {
    numberSaid,
    /** An inside bet is written by its numbers. */
    written: (bet: string) =>
      isInside(bet) ? bet.replaceAll('-', '·') : (outside[bet]?.written ?? bet),
    said: (bet: string) => {
      if (!isInside(bet)) return outside[bet]?.said ?? bet;
      const numbers = bet.split('-');
      return numbers.length === 1 ? numberSaid(Number(bet)) : numbers.join(', ');
    },
  };
}
