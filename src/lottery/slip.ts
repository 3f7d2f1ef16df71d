import { product, type Ratio, ratio, sum } from '#games/ratio.ts';
import type {
  Chance,
  ChoiceFault,
  Family,
  Line,
  Mode,
  Play,
  Result,
  Share,
  Tier,
} from './types.ts';
import { halfUp, rebateRate, seriesTimes, unitStake } from './units.ts';

/** On what a slip is sold; kept with the ticket, so that settlement pays what was promised. */
export interface Terms {
  family: Family;
  mode: Mode;
  /** What prizes are counted at. */
  series: number;
  /** The player's highest, against which the rebate is counted. */
  maxSeries: number;
  minorDigits: number;
}

export type FindPlay = (family: Family, code: string) => Play | undefined;

/** All that a slip shows before it is sold. */
export function quoteSlip(
  findPlay: FindPlay,
  lines: readonly Line[],
  terms: Terms,
): SlipQuote | SlipFault {
  if (lines.length === 0) return { fault: 'no-lines' };
  const quotes: LineQuote[] = [];
  for (const [index, line] of lines.entries()) {
    const play = findPlay(terms.family, line.play);
    if (play === undefined) return { fault: 'play', line: index };
    if (!Number.isInteger(line.multiple) || line.multiple < 1 || line.multiple > mostMultiple) {
      return { fault: 'multiple', line: index };
    }
    const fault = play.review(line.choice);
    if (fault) return { fault, line: index };
    quotes.push(quoteLine(play, line, terms));
  }
  const notes = quotes.reduce((before, quote) => before + quote.notes, 0);
  if (notes > mostNotes) return { fault: 'too-many' };
  const stake = sum(quotes.map((quote) => quote.stake));
  if (stake.denominator !== 1n) return { fault: 'stake-not-whole' };
  if (stake.numerator < leastStake) return { fault: 'stake-too-small' };
  const rebate = rebateOf(quotes, terms);
  return {
    notes,
    stake: stake.numerator,
    best: paidOut(sum(quotes.map((quote) => quote.best))),
    returns: average(quotes, stake),
    rebate,
    chance: anyOf(quotes.map((quote) => quote.chance)),
    lines: quotes,
  };
}

export interface SlipQuote {
  fault?: never;
  notes: number;
  stake: bigint;
  /** The highest prizes of all lines together: the slip never promises more than this. */
  best: bigint;
  /** Of the stake, on the average, without the rebate. */
  returns: Ratio;
  rebate: bigint;
  chance: Chance;
  lines: readonly LineQuote[];
}

export interface LineQuote {
  notes: number;
  stake: Ratio;
  best: Ratio;
  returns: Ratio;
  chance: Chance;
  /** Does the line's prize follow from the series, and its rebate with it? */
  isBySeries: boolean;
}

export interface SlipFault {
  fault: 'no-lines' | 'play' | 'multiple' | 'stake-not-whole' | 'stake-too-small' | ChoiceFault;
  /** From 0; absent where the fault is the whole slip's. */
  line?: number;
}

/** What a drawn slip is paid: exact to the end, and rounded down to the minor unit once a ticket. */
export function settleSlip(
  findPlay: FindPlay,
  lines: readonly Line[],
  terms: Terms,
  result: Result,
): SlipOutcome {
  const settled = lines.map((line) => {
    const play = findPlay(terms.family, line.play);
    if (play === undefined) throw new Error(`no play ${line.play} in ${terms.family}`);
    return settleLine(play, line, terms, result);
  });
  return { paid: paidOut(sum(settled.map((line) => line.paid))), lines: settled };
}

export interface SlipOutcome {
  /** The stakes of winning notes are in it, and stakes that are returned. */
  paid: bigint;
  lines: readonly LineOutcome[];
}

export interface LineOutcome {
  hits: readonly Share[];
  paid: Ratio;
}

/** What one tier pays for one unit staked. */
export function timesOf(tier: Tier, series: number): Ratio {
  if (tier.pays === 'series') return seriesTimes(series, tier.chance);
  return tier.pays === 'push' ? ratio(1) : tier.pays;
}

/** A note's stake is returned whole, however many units it cost. */
function payout(play: Play, shares: readonly Share[], terms: Terms): Ratio {
  return sum(
    shares.map(({ tier: code, notes }) => {
      const tier = tierOf(play, code);
      const unitsBack = tier.pays === 'push' ? play.unitsPerNote : 1;
      return product(timesOf(tier, terms.series), ratio(notes * unitsBack));
    }),
  );
}

function settleLine(play: Play, line: Line, terms: Terms, result: Result): LineOutcome {
  const hits = play.match(line.choice, result);
  const unit = unitStake(terms.family, line, terms.minorDigits);
  return { hits, paid: product(payout(play, hits, terms), unit) };
}

function quoteLine(play: Play, line: Line, terms: Terms): LineQuote {
  const notes = play.count(line.choice);
  const unit = unitStake(terms.family, line, terms.minorDigits);
  const unitsStaked = ratio(notes * play.unitsPerNote);
  const expected = sum(
    play.stakes(line.choice).map((share) => {
      const { chance } = tierOf(play, share.tier);
      return product(chance, payout(play, [share], terms));
    }),
  );
  return {
    notes,
    stake: product(unit, unitsStaked),
    best: product(
      unit,
      play.best(line.choice, (code) => timesOf(tierOf(play, code), terms.series)),
    ),
    returns: quotient(expected, unitsStaked),
    chance: play.chance(line.choice),
    isBySeries: play.tiers.some((tier) => tier.pays === 'series'),
  };
}

/** Lines with odds of their own earn none: their prize does not fall with the series. */
function rebateOf(lines: readonly LineQuote[], terms: Terms): bigint {
  const staked = sum(lines.filter((line) => line.isBySeries).map((line) => line.stake));
  return halfUp(product(staked, rebateRate(terms.series, terms.maxSeries)));
}

function average(lines: readonly LineQuote[], stake: Ratio): Ratio {
  return quotient(sum(lines.map((line) => product(line.stake, line.returns))), stake);
}

/** Lines of one slip look at the same draw, so of several no more is known than these bounds. */
function anyOf(chances: readonly Chance[]): Chance {
  const most = sum(chances.map(({ atMost }) => atMost));
  return {
    atLeast: chances.map(({ atLeast }) => atLeast).reduce((left, right) => larger(left, right)),
    atMost: most.numerator > most.denominator ? ratio(1) : most,
  };
}

function larger(left: Ratio, right: Ratio): Ratio {
  const isLess = left.numerator * right.denominator < right.numerator * left.denominator;
  return isLess ? right : left;
}

function quotient(above: Ratio, below: Ratio): Ratio {
  return ratio(above.numerator * below.denominator, above.denominator * below.numerator);
}

function paidOut({ numerator, denominator }: Ratio): bigint {
  return numerator / denominator;
}

function tierOf(play: Play, code: string): Tier {
  const tier = play.tiers.find((one) => one.code === code);
  if (tier === undefined) throw new Error(`no tier ${code} in ${play.code}`);
  return tier;
}

const mostMultiple = 9_999;
/** As many as there are five-digit numbers. */
const mostNotes = 100_000;
/** From here on, rounding a rebate up by half a minor unit never outweighs the least edge, 1 %. */
const leastStake = 50n;
