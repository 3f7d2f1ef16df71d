import fc from 'fast-check';
import { contractKinds } from '#contract/contract-terms.ts';
import type { ModelRules } from './contracts-model-rules.ts';

/** Rates that round, and amounts that are often too much for a wallet. */
const rate = fc.constantFrom(0, 3_333, 25_000, 30_000, 100_000);
const amount = fc.constantFrom(1, 333, 9_999, 500_050);
const kind = fc.constantFrom(...contractKinds);
const who = fc.constantFrom('own' as const, 'moving' as const, 'newest' as const);

/** What a contract is drawn from, whichever kind it becomes. */
const draft = fc.record({
  kind,
  period: fc.constantFrom('daily' as const, 'daily', 'weekly', 'semimonthly', 'monthly'),
  rate,
  activeFrom: fc.constantFrom('0', '300'),
  /** A second tier that asks for more and pays more; null: the first alone. */
  above: fc.option(
    fc.record({
      sales: fc.constantFrom(0, 333, 9_999),
      loss: fc.constantFrom(0, 9_000, 600_000),
      users: fc.constantFrom(0, 1, 2, 3),
      rate: fc.constantFrom(1, 41_111),
    }),
  ),
  users: fc.constantFrom(0, 1, 2),
  singleBet: fc.constantFrom('0', '333', '500'),
  betAmount: fc.constantFrom('0', '700'),
  lossRate: rate,
});
export type Draft = FromArbitrary<typeof draft>;
type FromArbitrary<Of> = Of extends fc.Arbitrary<infer One> ? One : never;

const play = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('play' as const), who, amount, prizes: amount }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), who, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('late' as const), who, amount }) },
);
export type Play = FromArbitrary<typeof play>;

const deal = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('house' as const), draft }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('offer' as const), draft }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('end' as const, 'ask' as const, 'house-end' as const),
      kind,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('bring' as const, 'spend' as const), amount }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('join' as const),
      below: fc.constantFrom('a' as const, 'b' as const),
    }),
  },
);
export type Deal = FromArbitrary<typeof deal>;

/** Moves begin with a day, before anybody has played on it; whoever leaves never comes back. */
const atDay = fc.oneof(
  { weight: 12, arbitrary: fc.constant('stay' as const) },
  { weight: 2, arbitrary: fc.constant('move' as const) },
  { weight: 1, arbitrary: fc.constant('leave' as const) },
);

const oneLine = fc.record({
  plays: fc.array(play, { maxLength: 3 }),
  deals: fc.array(deal, { maxLength: 2 }),
  atDay,
});
export type LineOfRound = FromArbitrary<typeof oneLine>;

const rules = fc.record({
  approval: fc.boolean(),
  endsWithPeriod: fc.boolean(),
  scope: fc.constantFrom('all' as const, 'direct' as const),
  style: fc.constantFrom('fixed' as const, 'floating' as const),
  carry: fc.constantFrom('none' as const, 'previous' as const, 'permanent' as const),
});

/** What the merchant and the clock do to all lines alike. */
const then = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('slot' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hour' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('day' as const),
      days: fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 2, 2, 7, 7, 16, 31),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('approve' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rules' as const), rules }) },
);
export type Then = FromArbitrary<typeof then>;

export interface Round {
  /** What holds as a life begins, read of its first round alone. */
  begin: ModelRules;
  lines: LineOfRound[];
  then: Then;
}

/** One round of so many lines: each plays and deals as it likes, and then time passes for all of them. */
export function roundOf(lines: number): fc.Arbitrary<Round> {
  return fc.record({
    begin: rules,
    lines: fc.array(oneLine, { minLength: lines, maxLength: lines }),
    then,
  });
}
