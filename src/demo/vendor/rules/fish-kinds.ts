import { subjectOf } from './slot-of-code.ts';

export const fishKinds = [
  'sardine',
  'clown',
  'seahorse',
  'puffer',
  'turtle',
  'jelly',
  'ray',
  'octopus',
  'shark',
  'whale',
] as const;
export type FishKind = (typeof fishKinds)[number];

interface FishFacts {
  /** What it pays, in times of the shot that catches it. */
  prize: number;
  /** Of the pond's width, from mouth to tail. */
  size: number;
  /** How long it takes across, without what its path adds. */
  seconds: number;
  /** How often it comes beside the others. */
  weight: number;
}

export const fishFacts: Readonly<Record<FishKind, FishFacts>> = {
  sardine: { prize: 2, size: 0.075, seconds: 13, weight: 22 },
  clown: { prize: 3, size: 0.085, seconds: 14, weight: 18 },
  seahorse: { prize: 5, size: 0.08, seconds: 18, weight: 13 },
  puffer: { prize: 8, size: 0.1, seconds: 17, weight: 12 },
  turtle: { prize: 12, size: 0.13, seconds: 20, weight: 10 },
  jelly: { prize: 15, size: 0.11, seconds: 21, weight: 8 },
  ray: { prize: 20, size: 0.16, seconds: 18, weight: 7 },
  octopus: { prize: 30, size: 0.15, seconds: 22, weight: 5 },
  shark: { prize: 50, size: 0.24, seconds: 19, weight: 3 },
  whale: { prize: 100, size: 0.34, seconds: 26, weight: 2 },
};

/** What a hundred of stake bring back in the long run, whatever is shot at and with what strength. */
export const fishReturn = 96;

/** Of so many floats from 0 below 1, this part catches: return over prize, and nothing else counts. */
export function catchChance(kind: FishKind): number {
  return fishReturn / 100 / fishFacts[kind].prize;
}

export const cannonStrengths = [1, 2, 3] as const;
export type CannonStrength = (typeof cannonStrengths)[number];

/** In units of the smallest shot. */
const strengthUnits: Readonly<Record<CannonStrength, bigint>> = { 1: 1n, 2: 2n, 3: 5n };

/** What one shot costs, of the currency's small stake. */
export function shotStake(smallStake: bigint, strength: CannonStrength): bigint {
  const unit = smallStake / 5n;
  return (unit > 0n ? unit : 1n) * strengthUnits[strength];
}

export function fishPrize(kind: FishKind, stake: bigint): bigint {
  return stake * BigInt(fishFacts[kind].prize);
}

type FishWeights = Readonly<Record<FishKind, number>>;

/** What our covers show, by the kind that it is in the pond. */
const subjects: Readonly<Record<string, FishKind>> = {
  fish: 'clown',
  koi: 'clown',
  puffer: 'puffer',
  turtle: 'turtle',
  octopus: 'octopus',
  shark: 'shark',
};
const greatFrom = 30;

/**
 * How often each kind comes to a game's pond. What its cover shows comes often, and to a hunt for great
 * animals they come three times as often; what a shot returns is the same for every kind.
 */
export function fishWeights(code: string): FishWeights {
  const isHunt = code.split('-')[2] === 'BOSS';
  const shown = subjects[subjectOf(code)];
  const weights = fishKinds.map((kind) => {
    const { weight, prize } = fishFacts[kind];
    const times = (isHunt && prize >= greatFrom ? 3 : 1) * (kind === shown ? 3 : 1);
    return [kind, weight * times] as const;
  });
  return Object.fromEntries(weights) as Record<FishKind, number>;
}

/** Which kind comes next, by its weight. */
export function drawKind(float: number, weights: FishWeights): FishKind {
  const all = fishKinds.reduce((sum, kind) => sum + weights[kind], 0);
  let left = float * all;
  for (const kind of fishKinds) {
    left -= weights[kind];
    if (left < 0) return kind;
  }
  return 'sardine';
}
