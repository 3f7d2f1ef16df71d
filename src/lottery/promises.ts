import { product, type Ratio } from '#games/ratio.ts';
import { type Terms, timesOf } from './slip.ts';
import type { Choice, Line, Play } from './types.ts';
import { unitStake } from './units.ts';

/**
 * The numbers that a merchant can cap: each symbol of each row counts by itself. A number that wins in any order
 * is one number, however it was written.
 */
export function* numbersOf(
  choice: Choice,
  isAnyOrder: boolean,
): Generator<{ row: number; symbol: string; number: string }> {
  for (const [row, symbols] of choice.entries()) {
    for (const symbol of symbols) {
      const written = isAnyOrder ? [...symbol].sort().join('') : symbol;
      yield { row, symbol, number: choice.length > 1 ? `${row + 1}:${written}` : written };
    }
  }
}

/**
 * The most that a line may win by each of its numbers, in minor units rounded up, so that a cap is never
 * exceeded. A button or a whole number wins by itself. A number that wins only together with others counts with
 * all that its line may win.
 */
export function promisesOf(play: Play, line: Line, terms: Terms): ReadonlyMap<string, bigint> {
  const unit = unitStake(terms.family, line, terms.minorDigits);
  const best = (choice: Choice) =>
    roundedUp(
      product(
        unit,
        play.best(choice, (code) => {
          const tier = play.tiers.find((one) => one.code === code);
          if (!tier) throw new Error(`no tier ${code} in ${play.code}`);
          return timesOf(tier, terms.series);
        }),
      ),
    );
  const standsAlone = standsByItself(play);
  const whole = standsAlone ? 0n : best(line.choice);
  const promises = new Map<string, bigint>();
  for (const { row, symbol, number } of numbersOf(line.choice, play.isAnyOrder === true)) {
    const alone = () => best(line.choice.map((_, index) => (index === row ? [symbol] : [])));
    promises.set(number, (promises.get(number) ?? 0n) + (standsAlone ? alone() : whole));
  }
  return promises;
}

function standsByItself({ picker }: Play): boolean {
  if (picker.kind === 'marks' || picker.kind === 'text') return true;
  if (picker.kind === 'positions') return !picker.needsAll;
  return picker.rows.length === 1 && picker.rows[0]?.take === 1;
}

function roundedUp({ numerator, denominator }: Ratio): bigint {
  return (numerator + denominator - 1n) / denominator;
}
