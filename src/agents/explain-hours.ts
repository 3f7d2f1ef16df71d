import type { Explanation, Figures } from '#contract/contract-bills.ts';
import { type Terms, wholeRate } from '#contract/contract-terms.ts';
import { carriedOut } from './carry.ts';
import { explainBill } from './explain-bill.ts';
import { roundHalfUp } from './round-half-up.ts';

export interface Explained {
  figures: Figures;
  explanation: Explanation;
}

/**
 * What hours one after the other would have paid, as one formula: the hours that pay, by the rate that each
 * goes by. It is rounded once, where bills of hours are rounded one by one. Where none pays, the hour that came
 * nearest.
 */
export function explainHours(
  terms: Extract<Terms, { kind: 'hourly' }>,
  hours: readonly Figures[],
): Explained {
  let carriedIn = '0';
  const explained = hours.map((hour) => {
    const figures = { ...hour, carriedIn };
    const explanation = explainBill(terms, figures);
    carriedIn = carriedOut(terms, figures, explanation.amount);
    return { figures, explanation };
  });
  const paying = explained.filter(({ explanation }) => explanation.parts.length > 0);
  const [first] = paying;
  if (!first) return nearestOf(explained) ?? nothing(terms);
  const parts = [...Map.groupBy(paying.flatMap(partsOf), ({ rate }) => rate).values()].flatMap(
    ([part, ...rest]) => (part ? [{ ...part, base: sumOf([part, ...rest].map(baseOf)) }] : []),
  );
  const over = parts.reduce((sum, { base, rate }) => sum + BigInt(base) * BigInt(rate), 0n);
  const amount = String(roundHalfUp(over, BigInt(wholeRate)));
  return {
    figures: sumFigures(paying.map(({ figures }) => figures)),
    explanation: { ...first.explanation, amount, parts },
  };
}

function partsOf({ explanation }: Explained) {
  return explanation.parts;
}

function baseOf({ base }: Explanation['parts'][number]) {
  return base;
}

function nearestOf(explained: readonly Explained[]): Explained | undefined {
  return explained.toSorted((one, other) =>
    Number(BigInt(other.figures.counted) - BigInt(one.figures.counted)),
  )[0];
}

function nothing(terms: Terms): Explained {
  const figures = sumFigures([]);
  return { figures, explanation: explainBill(terms, figures) };
}

/** Active members of several hours are no sum: the most that one of them had. */
function sumFigures(all: readonly Figures[]): Figures {
  return {
    sales: sumOf(all.map(({ sales }) => sales)),
    profit: sumOf(all.map(({ profit }) => profit)),
    users: Math.max(0, ...all.map(({ users }) => users)),
    carriedIn: '0',
    counted: sumOf(all.map(({ counted }) => counted)),
    branches: [],
  };
}

function sumOf(amounts: readonly string[]): string {
  return String(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));
}
