import type { GoalTerms } from '#contract/mission-terms.ts';
import { type GameType, gameTypes } from '#contract/values.ts';
import { countFact, worthOf } from './count-fact.ts';
import { stagesReached } from './stages-reached.ts';

interface Cost {
  players: number;
  /** How many reach each stage. */
  reached: number[];
  cost: { cash: bigint; points: bigint };
}

/**
 * What one period of a mission would cost, by players that a seed makes: the same figures each time, so that
 * two definitions can be compared. They play more than most do, which errs on the dear side.
 */
export function simulateCost(terms: GoalTerms, players: number): Cost {
  const random = generator(seed);
  const reached = terms.stages.map(() => 0);
  const cost = { cash: 0n, points: 0n };
  for (let player = 0; player < players; player += 1) {
    const counted = playPeriod(terms, random);
    const stages = stagesReached(terms, counted);
    for (const [stage, { form, amount }] of terms.stages.slice(0, stages).entries()) {
      reached[stage] = (reached[stage] ?? 0) + 1;
      cost[form] += BigInt(amount);
    }
  }
  return { players, reached, cost };
}

function playPeriod(terms: GoalTerms, random: () => number): bigint[] {
  const days = terms.offer?.days ?? daysOf[terms.window.every];
  const stake = Math.round(stakeMedian * Math.exp(normal(random) * stakeSpread));
  const favourite = pick(gameTypes, random);
  const sums = terms.conditions.map(() => new Map<string, bigint>());
  const count = (fact: Parameters<typeof countFact>[1], day: string) => {
    for (const [index, condition] of terms.conditions.entries()) {
      const found = countFact(condition, fact, day);
      const marks = sums[index];
      if (found && marks) marks.set(found.mark, (marks.get(found.mark) ?? 0n) + found.amount);
    }
  };
  for (let day = 0; day < days; day += 1) {
    if (random() > playsToday) continue;
    if (random() < depositsToday) count(deposit(stake * depositStakes), String(day));
    // A handful of rounds stand for many: what counts is weighed by how many they stand for.
    const rounds = Math.ceil(-Math.log(1 - random()) * meanRounds);
    for (let round = 0; round < rounds; round += 1) {
      const gameType = random() < staysWith ? favourite : pick(gameTypes, random);
      count(bet({ gameType, stake, random }), String(day));
    }
  }
  return terms.conditions.map((condition, index) =>
    [...(sums[index]?.values() ?? [])].reduce((sum, one) => sum + worthOf(condition, one), 0n),
  );
}

const nothing = {
  class: '',
  vendor: '',
  stake: 0n,
  payout: 0n,
  valid: 0n,
  bonus: 0n,
  bonusStake: 0n,
  amount: 0n,
};

function deposit(amount: number) {
  return { ...nothing, kind: 'deposit' as const, amount: BigInt(amount) };
}

function bet({
  gameType,
  stake,
  random,
}: {
  gameType: GameType;
  stake: number;
  random: () => number;
}) {
  const roll = random();
  const times = roll < 0.01 ? 20 : roll < 0.3 ? 2 : 0;
  const size = BigInt(stake);
  return {
    ...nothing,
    kind: 'bet' as const,
    class: gameType,
    vendor: pick(vendors, random),
    stake: size,
    payout: size * BigInt(times),
    valid: size,
  };
}

function pick<Kind>(kinds: readonly Kind[], random: () => number): Kind {
  return kinds[Math.floor(random() * kinds.length)] as Kind;
}

export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Mulberry32: small, and the same on every machine. */
export function generator(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const seed = 20_261_124;
const daysOf = { day: 1, week: 7, month: 30, once: 30 } as const;
const vendors = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
/** In minor units: about what a slot player of the demonstration stakes. */
const stakeMedian = 150_000;
const stakeSpread = 1;
const playsToday = 0.45;
const depositsToday = 0.35;
const depositStakes = 40;
const meanRounds = 60;
const staysWith = 0.7;
