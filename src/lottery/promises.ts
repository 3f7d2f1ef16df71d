import { product, type Ratio } from '#games/ratio.ts';
import { type Terms, timesOf } from './slip.ts';
import type { Choice, Line, Play } from './types.ts';
import { unitStake } from './units.ts';

/**
 * The numbers of a line, as a merchant bounds them: each symbol of each row, whatever stands beside it. A
 * number in any order is one number, however it was written.
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
 * The most that a line may win where each of its numbers comes, in minor units rounded up, so that a bound is never
 * passed. A button or a whole number wins by itself; a number that needs others may win whatever the line wins.
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
