import { expect, test } from 'vitest';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { newStagePlayer, plantGround, plantVendor } from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';

const { database } = await freshDatabase({ poolSize: 16 });
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
const player = await newStagePlayer(app, { vendor: 'PG', account: 'ana', funds: 1_000_000n });
const funds = () => mainBalance(database, player.playerId, 'COP');

const words = ['bet', 'win', 'rollback', 'end'] as const;
type Word = (typeof words)[number];

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) =>
    ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]),
  );
}

/** A stake of 100, a win of 30, the stake taken back, the round completed. */
function tableOf(round: string) {
  const place = stageTable(app, { vendor, player, round });
  const say: Record<Word, () => Promise<Record<string, unknown>>> = {
    bet: () => place.bet('100', `${round}.bet`),
    win: () => place.win('30', false, `${round}.win`),
    rollback: () => place.rollback(`${round}.bet`, `${round}.back`),
    end: () => place.end('completed', `${round}.end`),
  };
  return { say, record: place.record };
}

/** What is taken of each, in its order; the rest is refused, and a later one tries in vain. */
function takenOf(order: readonly Word[]): Set<Word> {
  const taken = new Set<Word>();
  const isStaked = () => taken.has('bet') && !taken.has('rollback');
  for (const word of order) {
    if (word === 'bet' && !taken.has('rollback')) taken.add('bet');
    if (word === 'win' && isStaked() && !taken.has('end')) taken.add('win');
    if (word === 'end' && taken.has('bet')) taken.add('end');
    if (word === 'rollback' && !taken.has('end')) taken.add('rollback');
  }
  return taken;
}

test.each(ordersOf(words).map((order) => [order.join(', '), order] as const))(
  'in the order %s each is taken or refused by what went before, and once',
  async (name, order) => {
    const before = await funds();
    const { say, record } = tableOf(name.replaceAll(', ', '-'));
    for (const word of order) await say[word]();
    const taken = takenOf(order);
    // All of it again, in the same order: nothing moves any more.
    const after = await funds();
    for (const word of order) {
      const { status, isRepeat } = await say[word]();
      const isHeld = taken.has(word) && !(word === 'bet' && taken.has('rollback'));
      if (isHeld) expect([word, status, isRepeat]).toEqual([word, 200, true]);
      else if (word === 'bet') expect([word, status]).toEqual([word, 409]);
    }
    const stake = taken.has('bet') && !taken.has('rollback') ? 100n : 0n;
    const won = taken.has('win') ? 30n : 0n;
    expect(after - before).toBe(won - stake);
    expect((await funds()) - before).toBe(won - stake);
    if (taken.has('bet')) expect((await record())?.stake).toBe(String(stake));
    else expect(await record()).toBeUndefined();
  },
);

test('whatever comes at the same moment leaves the books as one of the orders would', async () => {
  const possible = new Set(
    ordersOf(words).map((order) => {
      const taken = takenOf(order);
      const stake = taken.has('bet') && !taken.has('rollback') ? 100n : 0n;
      return String((taken.has('win') ? 30n : 0n) - stake);
    }),
  );
  for (let turn = 0; turn < 12; turn += 1) {
    const before = await funds();
    const { say } = tableOf(`at-once-${turn}`);
    await Promise.all(words.map((word) => say[word]()));
    expect(possible).toContain(String((await funds()) - before));
  }
});

test('a thousand copies of one callback at once are one posting', async () => {
  const before = await funds();
  const { say } = tableOf('thousand');
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => say.bet()));
  expect(answers.filter(({ isRepeat }) => isRepeat === false)).toHaveLength(1);
  expect(answers.filter(({ isRepeat }) => isRepeat === true)).toHaveLength(999);
  expect(new Set(answers.map(({ posted }) => posted)).size).toBe(1);
  expect((await funds()) - before).toBe(-100n);
  const posted = await database
    .selectFrom('ledger_key')
    .select('key')
    .where('key', '=', 'vendor:PG:thousand.bet')
    .execute();
  expect(posted).toHaveLength(1);
}, 60_000);

test('of many different stakes at once no more are taken than there is money for', async () => {
  const poor = await newStagePlayer(app, { vendor: 'PG', account: 'poor', funds: 1_000n });
  const place = stageTable(app, { vendor, player: poor, round: 'poor' });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => place.bet('100', `poor-${index}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 'wallet.short')).toHaveLength(50);
  expect(await mainBalance(database, poor.playerId, 'COP')).toBe(0n);
});

test('two players who cross each other’s names get answers, and no name is taken for nothing', async () => {
  const other = await newStagePlayer(app, { vendor: 'PG', account: 'other', funds: 10n });
  for (let turn = 0; turn < 6; turn += 1) {
    const [x, y] = [`x${turn}`, `y${turn}`];
    const one = stageTable(app, { vendor, player, round: `cross-${turn}` });
    const two = stageTable(app, { vendor, player: other, round: `cross-${turn}` });
    const answers = await Promise.all([one.rollback(x, y), two.rollback(y, x)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const names = await database
      .selectFrom('vendor_transaction')
      .select('player_id')
      .where('transaction', 'in', [x, y])
      .execute();
    expect(names).toHaveLength(2);
    expect(new Set(names.map(({ player_id }) => player_id)).size).toBe(1);
  }
});

test('and the books are without a fault', async () => {
  expect((await verifyLedger(database)).faults).toEqual([]);
});
