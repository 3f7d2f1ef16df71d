import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { quicknet } from './beacon-network.ts';
import { commitmentOf, type Hmac } from './draw.ts';
import { evenDraw } from './even-draw.ts';
import { type DrawnRaffle, listHashOf, raffleFaults, raffleText } from './prove-raffle.ts';
import { chanceOf, drawTickets, type TicketRange } from './raffle-draw.ts';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
const serverSeed = 'a'.repeat(64);
const below = (clientSeed = 'raffle:7') => evenDraw({ serverSeed, clientSeed, nonce: 0 }, hmac);
const four: TicketRange[] = [
  { first: 1, last: 3, holder: 'A' },
  { first: 4, last: 5, holder: 'B' },
  { first: 6, last: 6, holder: 'C' },
  { first: 7, last: 10, holder: 'D' },
];
const said = (picks: ReturnType<typeof drawTickets>) =>
  picks.map(({ number, holder, outcome }) => `${number} ${holder} ${outcome}`);

describe('tickets out of the ordered list,', () => {
  test('the first three of ten (V)', () => {
    const rules = { prizes: 3, reserves: 0, isOnePrizeEach: false };
    expect(drawTickets(below(), four, rules).map(({ number }) => number)).toEqual([2, 5, 1]);
  });

  test('one prize each: a second ticket of the same holder is passed over and shown (V)', () => {
    const rules = { prizes: 3, reserves: 0, isOnePrizeEach: true };
    expect(said(drawTickets(below(), four, rules))).toEqual([
      '2 A won',
      '5 B won',
      '1 A again',
      '7 D won',
    ]);
  });

  test('five of a million (V)', () => {
    const all = [{ first: 1, last: 1_000_000, holder: 'A' }];
    const rules = { prizes: 5, reserves: 0, isOnePrizeEach: false };
    expect(drawTickets(below(), all, rules).map(({ number }) => number)).toEqual([
      96_102, 862_628, 581_190, 960_837, 909_674,
    ]);
  });

  test('who may have no prize is passed over, and reserves come after the prizes', () => {
    const rules = { prizes: 2, reserves: 1, isOnePrizeEach: true };
    const picks = said(drawTickets(below(), four, rules, (holder) => holder === 'B'));
    expect(picks.slice(0, 2)).toEqual(['2 A won', '5 B out']);
    expect(picks.filter((pick) => /won|reserve/.test(pick))).toHaveLength(3);
    expect(picks.at(-1)).toMatch(/reserve$/);
  });

  test('every ticket is drawn once where there are more prizes than tickets', () => {
    const rules = { prizes: 20, reserves: 5, isOnePrizeEach: false };
    const numbers = drawTickets(below(), four, rules).map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(drawTickets(below(), [], rules)).toEqual([]);
  });
});

test('the hash of the list (V)', () => {
  const hash = listHashOf(four);
  expect([hash.slice(0, 8), hash.slice(-5)]).toEqual(['b1b46853', 'e14b9']);
});

test.each([
  [{ own: 3, all: 10, prizes: 3 }, '70.83'],
  [{ own: 25, all: 1_000, prizes: 10 }, '22.46'],
  [{ own: 0, all: 10, prizes: 3 }, '0.00'],
  [{ own: 8, all: 10, prizes: 3 }, '100.00'],
  [{ own: 1, all: 1, prizes: 3 }, '100.00'],
])('the chance of %o is %s %% (V)', (standing, perCent) => {
  expect((chanceOf(standing) * 100).toFixed(2)).toBe(perCent);
});

describe('a drawn raffle', () => {
  const rules = { prizes: 2, reserves: 1, isOnePrizeEach: true };
  const listHash = listHashOf(four);
  const times = { genesisSeconds: 0, periodSeconds: 30 };
  const beacon = { publicKey: 'key', ...times, round: 7, signature: 'ab' };
  const text = raffleText('7', listHash, beacon.signature);
  const sound: DrawnRaffle = {
    ...{
      id: '7',
      commitment: commitmentOf(serverSeed),
      serverSeed,
      listHash,
      beacon,
      ranges: four,
      sealedAt: '1970-01-01T00:02:59.000Z',
      namedRound: 7,
    },
    ...rules,
    picks: drawTickets(below(text), four, rules),
  };
  const faultsOf = (change: Partial<DrawnRaffle>) =>
    raffleFaults(
      { ...sound, ...change },
      { hmac, isSigned: ({ signature }) => signature === 'ab' },
    );

  test('fits', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test('fits where the list was late and waited for a later round', () => {
    expect(faultsOf({ namedRound: 6, sealedAt: '1970-01-01T00:02:31.000Z' })).toEqual([]);
  });

  test.each<[string, Partial<DrawnRaffle>, string]>([
    ['another seed', { serverSeed: 'b'.repeat(64) }, 'seed'],
    ['a ticket more', { ranges: [...four, { first: 11, last: 11, holder: 'E' }] }, 'list'],
    ['a ticket left out', { ranges: four.slice(1) }, 'list'],
    ['another beacon', { beacon: { ...beacon, signature: 'cd' } }, 'beacon'],
    ['a list of after its beacon', { sealedAt: '1970-01-01T00:03:00.000Z' }, 'late'],
    ['a list that has no time', { sealedAt: '' }, 'late'],
    [
      'a later round without need',
      { namedRound: 6, sealedAt: '1970-01-01T00:02:29.000Z' },
      'round',
    ],
    [
      'other times of the public network',
      { beacon: { ...beacon, publicKey: quicknet.publicKey } },
      'beacon',
    ],
    ['no beacon', { beacon: null }, 'draw'],
    ['another winner', { picks: sound.picks.map((pick) => ({ ...pick, number: 9 })) }, 'draw'],
    ['a reserve fewer', { picks: sound.picks.slice(0, -1) }, 'draw'],
    ['another id', { id: '8' }, 'draw'],
  ])('with %s does not', (_, change, fault) => {
    expect(faultsOf(change)).toContain(fault);
  });
});
