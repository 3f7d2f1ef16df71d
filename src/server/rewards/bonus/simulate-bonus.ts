import { type BonusTerms, bonusFor, needFor } from '#contract/bonus-terms.ts';
import { generator, normal } from '../missions/simulate-cost.ts';
import type { cheapestPlay } from './play-cost.ts';
import { bonusPartOf, splitStake } from './split-stake.ts';

interface SimulatedBonus {
  players: number;
  /** How many deposit enough, and how many of them play it through. */
  given: number;
  completed: number;
  /** What was issued, and what of it became players' own: the true cost. */
  issued: bigint;
  converted: bigint;
}

/**
 * What an offer would cost, by players that a seed makes: the same figures each time, so that two offers can be
 * compared. They play what costs them least for what counts, until it is done or nothing is left, which errs on the
 * dear side.
 */
export function simulateBonus(
  terms: BonusTerms,
  players: number,
  play: Play = usualPlay,
): SimulatedBonus {
  const random = generator(seed);
  const sums: SimulatedBonus = { players, given: 0, completed: 0, issued: 0n, converted: 0n };
  for (let player = 0; player < players; player += 1) {
    const deposit = BigInt(
      Math.round(terms.match.atLeast * 1.5 * Math.exp(normal(random) * depositSpread)),
    );
    const bonus = bonusFor(terms, deposit);
    if (bonus === 0n) continue;
    sums.given += 1;
    sums.issued += bonus;
    const left = playThrough(terms, { deposit, bonus, random, play });
    if (left === null) continue;
    sums.completed += 1;
    sums.converted += left;
  }
  return sums;
}

/** In basis points, what of a bet the house keeps and what of it counts. */
type Play = Pick<NonNullable<ReturnType<typeof cheapestPlay>>, 'edge' | 'weight'>;

const usualPlay: Play = { edge: 400, weight: 10_000 };

interface Played {
  play: Play;
  deposit: bigint;
  bonus: bigint;
  random: () => number;
}

/** What is converted at the end; null where nothing was left before. */
function playThrough(
  terms: BonusTerms,
  { deposit, bonus: given, random, play }: Played,
): bigint | null {
  const need = needFor(terms, { bonus: given, deposit });
  const capStake = BigInt(terms.capStake);
  const usual = (deposit + given) / 50n || 1n;
  const stake = usual < capStake ? usual : capStake;
  // Of a hundred rounds about one pays twenty times: the rest of what comes back comes back doubled.
  const doubled = (1 - play.edge / 10_000 - rare * 20) / 2;
  let [own, bonus, counted] = [deposit, given, 0n];
  while (counted < need) {
    const size = stake < own + bonus ? stake : own + bonus;
    const parts = splitStake(size, own, { balance: bonus, capStake });
    if (typeof parts === 'string' || size === 0n || bonus === 0n) return null;
    const roll = random();
    const times = roll < rare ? 20n : roll < rare + doubled ? 2n : 0n;
    const paid = size * times;
    const back = bonusPartOf(paid, parts);
    own += paid - back - parts.own;
    bonus += back - parts.bonus;
    counted += (size * BigInt(play.weight)) / 10_000n;
  }
  const cap = terms.capConversion === null ? bonus : BigInt(terms.capConversion);
  const worth = terms.isSticky ? (bonus > given ? bonus - given : 0n) : bonus;
  return worth < cap ? worth : cap;
}

const rare = 0.012;
const seed = 20_261_125;
const depositSpread = 0.8;
