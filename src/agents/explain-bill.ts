import type { Explanation, Figures } from '#contract/contract-bills.ts';
import { type DividendTerms, type Terms, type Tier, wholeRate } from '#contract/contract-terms.ts';
import { roundHalfUp } from './round-half-up.ts';

/**
 * What a contract pays for a period, and why. It looks at nothing but its arguments: the figures that a
 * bill keeps come to the same cent years later, in the gateway and in the browser.
 */
export function explainBill(terms: Terms, figures: Figures): Explanation {
  switch (terms.kind) {
    case 'dividend':
      return explainDividend(terms, figures);
    case 'daily':
      return explainDaily(terms.tiers, figures);
    case 'hourly':
      return explainHourly(terms, figures);
    case 'realtime':
      return explainRealtime(terms.rate, figures);
  }
}

type Part = Explanation['parts'][number];
type Missing = Explanation['tiers'][number]['missing'];

/** Below zero where undone bets of earlier days took more than the day brought. */
function dailyBase({ sales, carriedIn }: Figures): bigint {
  return BigInt(sales) + BigInt(carriedIn);
}

function explainDividend({ style, tiers }: DividendTerms, figures: Figures): Explanation {
  const profit = BigInt(figures.profit) + BigInt(figures.carriedIn);
  const lost = profit < 0n ? -profit : 0n;
  const standings = tiers.map((tier) => {
    const missing = missingOf(tier, BigInt(figures.sales), lost, figures.users);
    const isLossMet = style === 'floating' || missing.loss === '0';
    const isMet = lost > 0n && missing.sales === '0' && missing.users === 0 && isLossMet;
    return { rate: tier.rate, isMet, missing, part: dividendPart(tier, lost) };
  });
  let best: number | null = null;
  for (const [index, { isMet, part }] of standings.entries()) {
    // On equal sums the higher tier is named.
    const isBetter =
      best === null || style === 'fixed' || !isMore(standings[best]?.part ?? part, part);
    if (isMet && isBetter) best = index;
  }
  const parts = best === null ? [] : standings.slice(best, best + 1).map(({ part }) => part);
  return explained(
    standings.map(({ part: _, ...standing }) => standing),
    best,
    parts,
  );
}

/** Short of the tier's loss, a part of the rate: as much as the loss is of it. */
function dividendPart({ rate, loss }: Tier, lost: bigint): Part {
  const isShort = lost < BigInt(loss);
  return {
    account: null,
    base: String(lost),
    rate,
    less: 0,
    over: isShort ? String(lost) : '1',
    under: isShort ? loss : '1',
  };
}

function isMore(one: Part, other: Part): boolean {
  const [a, b] = [fractionOf(one), fractionOf(other)];
  return a.over * b.under > b.over * a.under;
}

function explainDaily(tiers: readonly Tier[], figures: Figures): Explanation {
  const base = dailyBase(figures);
  const standings = tiers.map((tier) => {
    const missing = { ...missingOf(tier, base, 0n, figures.users), loss: '0' };
    const isMet = base > 0n && missing.sales === '0' && missing.users === 0;
    return { rate: tier.rate, isMet, missing };
  });
  const best = standings.findLastIndex(({ isMet }) => isMet);
  const rate = standings[best]?.rate;
  const parts = rate === undefined ? [] : [partOf(String(base), rate)];
  return explained(standings, best === -1 ? null : best, parts);
}

function explainHourly(
  { betAmount, users, winRate, lossRate }: Extract<Terms, { kind: 'hourly' }>,
  figures: Figures,
): Explanation {
  // All valid bets are a part of what the team won or lost, the small ones too.
  const teamWon = BigInt(figures.profit) >= 0n;
  const rate = teamWon ? winRate : lossRate;
  const tier = { sales: betAmount, loss: '0', users, rate };
  const base = BigInt(figures.counted) + BigInt(figures.carriedIn);
  const missing = missingOf(tier, base, 0n, figures.users);
  const isMet = base > 0n && missing.sales === '0' && missing.users === 0;
  const parts = isMet ? [partOf(String(base), rate)] : [];
  return { ...explained([{ rate, isMet, missing }], isMet ? 0 : null, parts), teamWon };
}

function explainRealtime(rate: number, { sales, branches }: Figures): Explanation {
  const through = branches.map((branch) => ({
    ...partOf(branch.sales, rate),
    account: branch.account,
    less: branch.rate,
  }));
  const rest = branches.reduce((left, branch) => left - BigInt(branch.sales), BigInt(sales));
  const parts = [...through, partOf(String(rest), rate)].filter(({ base }) => base !== '0');
  const missing = { sales: '0', loss: '0', users: 0 };
  return explained([{ rate, isMet: true, missing }], 0, parts);
}

function partOf(base: string, rate: number): Part {
  return { account: null, base, rate, less: 0, over: '1', under: '1' };
}

function missingOf(tier: Tier, sales: bigint, lost: bigint, users: number): Missing {
  return {
    sales: shortOf(tier.sales, sales),
    loss: shortOf(tier.loss, lost),
    users: Math.max(0, tier.users - users),
  };
}

function shortOf(wanted: string, there: bigint): string {
  const short = BigInt(wanted) - there;
  return String(short > 0n ? short : 0n);
}

function explained(
  tiers: Explanation['tiers'],
  tier: number | null,
  parts: readonly Part[],
): Explanation {
  const above = tier === null ? 0 : tier + 1;
  const next = tiers[above];
  return {
    amount: String(sumOf(parts)),
    tier,
    tiers,
    next: next ? { tier: above, missing: next.missing } : null,
    parts: [...parts],
    teamWon: false,
  };
}

/** Rounded once for the bill, never part by part. */
function sumOf(parts: readonly Part[]): bigint {
  let sum = { over: 0n, under: 1n };
  for (const part of parts) {
    const { over, under } = fractionOf(part);
    sum = { over: sum.over * under + over * sum.under, under: sum.under * under };
  }
  return roundHalfUp(sum.over, sum.under);
}

function fractionOf({ base, rate, less, over, under }: Part): { over: bigint; under: bigint } {
  return {
    over: BigInt(base) * BigInt(rate - less) * BigInt(over),
    under: BigInt(wholeRate) * BigInt(under),
  };
}
