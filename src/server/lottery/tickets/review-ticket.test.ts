import { describe, expect, test } from 'vitest';
import { placeTicket } from '#contract/lottery-tickets.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import { type PlannedSlip, planSlip } from './plan-slip.ts';
import { promiseKeys } from './promises.ts';
import { partsOf, reviewTicket, type SlipToReview } from './review-ticket.ts';
import { type NumeroFacts, readSale, type SaleFacts } from './sale-facts.ts';

const now = new Date('2026-11-23T12:00:00Z');
const sale = readSale({
  least_stake: 100,
  most_stake: 100_000,
  most_multiple: 100,
  most_win: 50_000,
  most_exposure: 60_000,
  most_per_number: 40_000,
  most_per_player: 55_000,
  most_chased: 10,
  is_cancellable: true,
});
const terms = {
  family: 'SSC',
  mode: 'LOTT',
  series: 1_980,
  maxSeries: 1_980,
  minorDigits: 2,
} as const;
const line = { play: 'digit', choice: [['7']], unit: '1', multiple: 1 } as const;

function planned(lines: readonly object[] = [line], multiples: readonly number[] = [1, 2]) {
  return planSlip(handRules, lines as never, { terms, multiples, sale });
}

const slip: SlipToReview = {
  purse: 'money',
  isTrial: false,
  game: 'DIGIT',
  series: 1_980,
  numeros: ['1', '2'],
  plan: planned(),
  now,
  fullPurse: 1_000n,
  isTooWide: false,
};

const unused = { day: 0n, week: 0n, month: 0n };
const numero = (name: string, state: NumeroFacts['state']) => ({
  id: name,
  numero: name,
  state,
  opensAt: now,
  closesAt: now,
  drawsAt: now,
  isBeforeClosing: true,
  seal: null,
});
const facts: SaleFacts = {
  game: {
    family: 'SSC',
    mode: 'LOTT',
    isStopped: false,
    minSeries: 1_700,
    maxSeries: 1_980,
    vendor: 'LOTT',
    gameType: 'LOTT',
    name: {},
    isShown: true,
    sale,
  },
  earlier: null,
  currency: 'USD',
  numeros: [numero('1', 'open'), numero('2', 'upcoming')],
  exposure: [],
  own: [],
  ids: ['1', '2'],
  main: '1',
  available: 10_000n,
  bonus: null,
  play: {
    reality: { realityMinutes: 60, realityAnsweredAt: null },
    loggedInSince: null,
    breakEndsAt: null,
    stops: [],
    limits: [],
    used: { session: unused, wager: unused, loss: unused },
    lastMinute: null,
  },
};
const { game } = facts;

function bonusOf(balance: bigint, capStake: bigint) {
  return { grantId: '9', account: '90', balance, capStake };
}

/** Each spoils one thing; together with all that come after it, it is still the one that is named. */
const obstacles: { code: string; slip?: Partial<SlipToReview>; facts?: Partial<SaleFacts> }[] = [
  { code: 'game.closed', facts: { game: { ...game, isStopped: true } } },
  { code: 'numero.unknown', facts: { numeros: [numero('2', 'upcoming')] } },
  {
    code: 'numero.closed',
    facts: {
      numeros: [{ ...numero('1', 'open'), isBeforeClosing: false }, numero('2', 'upcoming')],
    },
  },
  { code: 'ticket.lines', slip: { plan: planned([{ ...line, choice: [] }]) } },
  { code: 'ticket.series', slip: { series: 1_600 } },
  { code: 'ticket.multiple', slip: { plan: planned([line], [1, 101]) } },
  { code: 'ticket.not-whole', slip: { plan: planned([{ ...line, unit: '.0005' }]) } },
  {
    code: 'stake.below-least',
    slip: { plan: planned([{ ...line, unit: '.005', multiple: 51 }], [1]) },
  },
  {
    code: 'stake.above-most',
    facts: { game: { ...game, sale: { ...game.sale, most_stake: 300n } } },
  },
  {
    code: 'ticket.win-above-most',
    facts: { game: { ...game, sale: { ...game.sale, most_win: 1_979n } } },
  },
  { code: 'chase.numeros', facts: { numeros: [numero('1', 'open')] } },
  {
    code: 'play.stopped',
    facts: { play: { ...facts.play, stops: [{ scope: 'game', target: 'DIGIT' }] } },
  },
  {
    code: 'break.active',
    facts: { play: { ...facts.play, breakEndsAt: new Date(now.getTime() + 1) } },
  },
  {
    code: 'reality.pending',
    facts: { play: { ...facts.play, loggedInSince: new Date(0) } },
  },
  {
    code: 'limit.wager',
    facts: {
      play: { ...facts.play, limits: [{ kind: 'wager', period: 'day', amount: 599n }] as never },
    },
  },
  {
    code: 'limit.loss',
    facts: {
      play: { ...facts.play, limits: [{ kind: 'loss', period: 'day', amount: 599n }] as never },
    },
  },
  {
    code: 'numero.win-above-most',
    facts: { own: [{ numeroId: '2', promised: 55_000n - 3_959n }] },
  },
  {
    code: 'numero.full',
    facts: { exposure: [{ numeroId: '2', play: 'digit', number: '', promised: 60_000n - 3_959n }] },
  },
  {
    code: 'number.full',
    facts: {
      exposure: [{ numeroId: '2', play: 'digit', number: '7', promised: 40_000n - 3_959n }],
    },
  },
  { code: 'wallet.short', facts: { available: 599n, bonus: null } },
  { code: 'bonus.stake-above-cap', facts: { available: 300n, bonus: bonusOf(300n, 399n) } },
];

describe('a slip', () => {
  test('is sold where nothing stands in its way', () => {
    expect(reviewTicket(facts, slip)).toBeNull();
    const bare = { ...facts, available: 600n, exposure: [] };
    expect(reviewTicket(bare, slip)).toBeNull();
  });

  test('of coins is sold beside a play that is full: coins promise no money', () => {
    const full = ['', '7'].map((number) => ({
      ...{ numeroId: '1', play: 'digit', number, promised: 60_000n },
    }));
    const coins = { ...slip, purse: 'coins', isTrial: true } as const;
    expect(
      reviewTicket(
        { ...facts, exposure: full, own: [{ numeroId: '1', promised: 55_000n }] },
        coins,
      ),
    ).toBeNull();
  });

  test.each(obstacles)('meets $code', ({ code, slip: spoilt, facts: found }) => {
    expect(reviewTicket({ ...facts, ...found }, { ...slip, ...spoilt })).toMatchObject({ code });
  });

  test('meets its obstacles in the order in which the call lists them', () => {
    const listed: readonly string[] = placeTicket.refuses;
    const places = obstacles.map(({ code }) => listed.indexOf(code));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    for (const [index, { code, ...first }] of obstacles.entries()) {
      for (const { slip: spoilt, facts: found } of obstacles.slice(index + 1)) {
        const both = { ...facts, ...found, ...first.facts };
        expect(reviewTicket(both, { ...slip, ...spoilt, ...first.slip })).toMatchObject({ code });
      }
    }
  });

  test('spends own money first, and the bonus for what is missing of each ticket', () => {
    const plan = slip.plan as PlannedSlip;
    const paid = { available: 300n, bonus: bonusOf(300n, 400n) };
    expect(reviewTicket({ ...facts, ...paid }, slip)).toBeNull();
    expect(partsOf(paid, slip, plan)).toEqual([
      { own: 200n, bonus: 0n },
      { own: 100n, bonus: 300n },
    ]);
  });

  test('loses nothing of bonus money: a limit of losses counts what is the player’s own', () => {
    const limits = [{ kind: 'loss', period: 'day', amount: 300n }] as never;
    const paid = { available: 300n, bonus: bonusOf(300n, 400n) };
    expect(reviewTicket({ ...facts, ...paid, play: { ...facts.play, limits } }, slip)).toBeNull();
  });

  test('of a trial meets stops, and no break', () => {
    const onBreak = { ...facts.play, breakEndsAt: new Date(now.getTime() + 1) };
    const trial = { ...slip, isTrial: true, purse: 'coins' } as const;
    expect(reviewTicket({ ...facts, play: onBreak }, trial)).toBeNull();
    const stopped = { ...facts.play, stops: [{ scope: 'all', target: '' }] } as never;
    expect(reviewTicket({ ...facts, play: stopped }, trial)).toMatchObject({
      code: 'play.stopped',
    });
  });
});

test('a chase costs each numero times its own multiple, and promises as much', () => {
  const plan = planned([line, line], [1, 3]);
  if ('fault' in plan) throw new Error(plan.fault);
  expect(plan.cost).toBe(400n + 1_200n);
  expect(plan.tickets[1]?.promises.get('digit')).toBe(2n * 3n * 1_980n);
});

test('a slip of more numbers than may be held at once is refused where numbers are bounded, and only there', () => {
  const wide = { ...slip, isTooWide: true };
  expect(reviewTicket(facts, wide)).toMatchObject({ code: 'ticket.lines' });
  const unbounded = { ...game, sale: { ...sale, most_per_number: null } };
  expect(reviewTicket({ ...facts, game: unbounded }, wide)).toBeNull();
});

test('whichever family reads a number, its row is among those that a sale holds', () => {
  const lines = [{ play: 'any-3', choice: [['312', '07']] }];
  const { keys } = promiseKeys({ isAnyOrder: () => true }, lines, 1);
  expect(keys.map(({ number }) => number)).toEqual(['', '312', '07', '123']);
});

test('a slip that would hold too many rows names its plays alone', () => {
  const many = Array.from({ length: 10_001 }, (_, index) => String(index).padStart(5, '0'));
  const lines = [{ play: 'digit', choice: [many] }];
  expect(promiseKeys(handRules, lines, 1).isTooWide).toBe(false);
  expect(promiseKeys(handRules, lines, 2)).toEqual({
    ...{ keys: [{ play: 'digit', number: '' }], isTooWide: true },
  });
});
