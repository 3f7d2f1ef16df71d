import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { EnvelopeTerms } from '#contract/envelope-terms.ts';
import type { Hmac } from '#games/draw.ts';
import { envelopeFaults } from '#games/prove-envelope.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { publishEnvelope, settleEnvelopes, windowsOf } from './plan-envelopes.ts';
import { readEnvelopes } from './read-envelopes.ts';
import { takeEnvelope } from './take-envelope.ts';

const { database } = await freshDatabase({ poolSize: 16 });
const app = testApp(database);
const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

const base = {
  title: { es: 'Sobre', en: 'Envelope' },
  form: 'cash',
  split: 'lucky',
  minimum: 100,
  audience: { kind: 'everyone', total: 100_000, shares: 200 },
  when: { every: 'once', from: '2026-11-20T12:00:00Z', to: '2026-11-20T14:00:00Z' },
  budget: 100_000,
} satisfies Omit<EnvelopeTerms, 'code'>;

async function open(code: string, change: Partial<EnvelopeTerms> = {}): Promise<string> {
  await publishEnvelope(app, { ...base, ...change, code }, { id: null, name: 'machine' });
  const { id } = await database
    .selectFrom('envelope')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
}

const player = () => newPlayer(database, `e${crypto.randomUUID().slice(0, 8)}`);
const shownTo = async (of: Player, id: string) =>
  (await readEnvelopes(app, { language: 'en' }, of)).value.envelopes.find((one) => one.id === id);
const spentOf = async (code: string) =>
  (
    await database
      .selectFrom('reward_budget')
      .select('spent')
      .where('name', '=', `envelope:${code}`)
      .executeTakeFirstOrThrow()
  ).spent;

test('a thousand takers of two hundred shares: exactly two hundred are paid, and the sum is exact', async () => {
  const id = await open('rush');
  const takers = await Promise.all(Array.from({ length: 1_000 }, player));
  const outcomes = await Promise.all(takers.map((taker) => takeEnvelope(app, id, taker)));
  const paid = outcomes.flatMap((outcome) => (outcome.done ? [BigInt(outcome.value.amount)] : []));
  expect(paid).toHaveLength(200);
  expect(paid.reduce((sum, amount) => sum + amount)).toBe(100_000n);
  const codes = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.code]));
  expect(new Set(codes)).toEqual(new Set(['envelope.empty']));
  const { sum } = await database
    .selectFrom('ledger_balance')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_balance.account_id')
    .select((each) => each.fn.sum<string>('amount').as('sum'))
    .where('kind', '=', 'player-main')
    .executeTakeFirstOrThrow();
  expect(sum).toBe('100000');
});

test('one player has one share, however often and however fast they tap', async () => {
  const id = await open('taps');
  const one = await player();
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => takeEnvelope(app, id, one)));
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
  const refusals = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.code]));
  expect(new Set(refusals)).toEqual(new Set(['envelope.already']));
  const own = (await shownTo(one, id))?.own;
  expect(await readBalances(database, one.id)).toMatchObject([
    { kind: 'player-main', amount: own?.amount },
  ]);
});

test('a taker is refused by the first obstacle, in the order the call lists them', async () => {
  const id = await open('order', { audience: { kind: 'everyone', total: 200, shares: 1 } });
  const [one, other, resting] = [await player(), await player(), await player()];
  await database
    .insertInto('player_break')
    .values({
      player_id: resting.id,
      kind: 'cool-off',
      began_at: app.clock.now(),
      ends_at: new Date('2026-11-22T12:00:00Z'),
    })
    .execute();
  expect(await takeEnvelope(app, '999999', resting)).toMatchObject({ code: 'break.active' });
  expect(await shownTo(resting, id)).toBeUndefined();
  expect(await takeEnvelope(app, '999999', one)).toMatchObject({ code: 'envelope.unknown' });
  app.clock.set('2026-11-20T11:59:59Z');
  expect(await takeEnvelope(app, id, one)).toMatchObject({ code: 'envelope.not-yet' });
  app.clock.set('2026-11-20T12:00:00Z');
  expect(await takeEnvelope(app, id, one)).toMatchObject({ done: true });
  expect(await takeEnvelope(app, id, one)).toMatchObject({ code: 'envelope.already' });
  expect(await takeEnvelope(app, id, other)).toMatchObject({ code: 'envelope.empty' });
  app.clock.set('2026-11-20T14:00:00Z');
  expect(await takeEnvelope(app, id, one)).toMatchObject({ code: 'envelope.over' });
  app.clock.set('2026-11-20T12:00:00Z');
});

test('whoever waited for a lock past the end is too late', async () => {
  const id = await open('late');
  const moments = ['2026-11-20T13:59:59Z', '2026-11-20T14:00:00Z'];
  const now = () => new Date(moments.shift() ?? '2026-11-20T14:00:00Z');
  const late = { ...app, clock: { ...app.clock, now } };
  expect(await takeEnvelope(late, id, await player())).toMatchObject({ code: 'envelope.over' });
});

test('the seed is published when the envelope is over, and with it anybody computes the shares again', async () => {
  const id = await open('proof', { audience: { kind: 'everyone', total: 10_000, shares: 10 } });
  const one = await player();
  await takeEnvelope(app, id, one);
  expect(await shownTo(one, id)).toMatchObject({ state: 'taken', serverSeed: null });
  app.clock.set('2026-11-20T14:00:00Z');
  const shown = await shownTo(one, id);
  if (!shown?.serverSeed || !shown.own) throw new Error('It is not over.');
  const published = {
    id,
    commitment: shown.commitment,
    serverSeed: shown.serverSeed,
    piles: shown.piles.map(({ total, shares, orderHash }) => ({
      split: shown.split,
      total: Number(total),
      shares,
      minimum: Number(shown.minimum),
      orderHash,
    })),
    own: { ...shown.own, amount: Number(shown.own.amount) },
  };
  expect(envelopeFaults(published, hmac)).toEqual([]);
  const lie = { ...published, own: { ...published.own, amount: published.own.amount + 1 } };
  expect(envelopeFaults(lie, hmac)).toEqual(['own']);
  expect(envelopeFaults({ ...published, serverSeed: 'b'.repeat(64) }, hmac)).toEqual([
    'seed',
    'order',
    'own',
  ]);
  app.clock.set('2026-11-20T12:00:00Z');
});

test('what nobody took goes back to the budget once, when the envelope is over', async () => {
  const id = await open('rest', {
    split: 'fixed',
    audience: { kind: 'everyone', total: 1_000, shares: 10 },
  });
  expect(await spentOf('rest')).toBe('1000');
  expect(await takeEnvelope(app, id, await player())).toMatchObject({ value: { amount: '100' } });
  app.clock.set('2026-11-20T14:00:59Z');
  await settleEnvelopes(app);
  expect(await spentOf('rest')).toBe('1000');
  app.clock.set('2026-11-20T14:01:00Z');
  await Promise.all([settleEnvelopes(app), settleEnvelopes(app)]);
  expect(await spentOf('rest')).toBe('100');
  app.clock.set('2026-11-20T12:00:00Z');
});

test('a tiered envelope gives by the deposits of the day, a personal one to its guests alone', async () => {
  const [rich, poor] = [await player(), await player()];
  await database
    .insertInto('settled_fact')
    .values(
      [
        { player_id: rich.id, currency: 'USD', source_ref: 'deposit:tiers' },
        { player_id: poor.id, currency: 'COP', source_ref: 'deposit:elsewhere' },
      ].map((fact) => ({
        ...fact,
        kind: 'deposit' as const,
        amount: '50000',
        happened_at: app.clock.now(),
        source_kind: 'transfer' as const,
      })),
    )
    .execute();
  const tiers = [
    { deposits: 10_000, total: 200, shares: 2 },
    { deposits: 50_000, total: 600, shares: 2 },
  ];
  const fixed = { split: 'fixed', budget: 1_000 } as const;
  const id = await open('tiers', { ...fixed, audience: { kind: 'tiered', tiers } });
  expect(await takeEnvelope(app, id, poor)).toMatchObject({ code: 'envelope.deposit-first' });
  expect(await takeEnvelope(app, id, rich)).toMatchObject({ value: { amount: '300', tier: 1 } });
  const accounts = [poor.account.toUpperCase()];
  const audience: EnvelopeTerms['audience'] = { kind: 'personal', accounts, total: 100 };
  const own = await open('personal', { ...fixed, audience });
  expect(await shownTo(rich, own)).toBeUndefined();
  expect(await takeEnvelope(app, own, rich)).toMatchObject({ code: 'envelope.unknown' });
  expect(await takeEnvelope(app, own, poor)).toMatchObject({ value: { amount: '100' } });
});

test('an open envelope is shown beside any number of those that are over', async () => {
  const id = await open('crowd');
  const { id: _, ...row } = await database
    .selectFrom('envelope')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const first = Date.parse('2026-11-19T00:00:00Z');
  const over = Array.from({ length: 101 }, (_none, index) => ({
    ...row,
    begins_at: new Date(first + index * 60_000),
    ends_at: new Date(first + (index + 1) * 60_000),
  }));
  await database.insertInto('envelope').values(over).execute();
  const { envelopes } = (await readEnvelopes(app, { language: 'en' }, await player())).value;
  expect(envelopes).toHaveLength(100);
  expect(envelopes.map((one) => one.id)).toContain(id);
  const past = envelopes.filter(({ state }) => state === 'over').map(({ endsAt }) => endsAt);
  expect(past).toEqual(past.toSorted());
  expect(past.at(-1)).toBe(over.at(-1)?.ends_at.toISOString());
});

test('fixed hours are the merchant’s, and stay where clocks change', () => {
  const when = { every: 'day', at: ['12:00', '21:00'], minutes: 60 } as const;
  const now = new Date('2026-03-28T22:00:00Z');
  const windows = windowsOf(
    { when: { ...when, at: [...when.at] } },
    { now, zone: 'Europe/Madrid' },
  );
  expect(windows.map(({ beginsAt }) => beginsAt.toISOString())).toEqual([
    '2026-03-29T10:00:00.000Z',
    '2026-03-29T19:00:00.000Z',
  ]);
});

test('the books are sound after all of it', async () => {
  expect(await verifyLedger(database)).toMatchObject({ isSound: true, faults: [] });
});

test.each([
  ['identity-number', 1],
  ['device', 2],
] as const)(
  'of accounts that share a mark (%s) %i take a share, also all at once',
  async (kind, most) => {
    const id = await open(`shared-${kind}`);
    const accounts = await Promise.all(Array.from({ length: 6 }, player));
    await database
      .insertInto('person_mark')
      .values(
        accounts.map((one) => ({ player_id: one.id, kind, mark: kind, noted_at: new Date() })),
      )
      .execute();
    const outcomes = await Promise.all(accounts.map((one) => takeEnvelope(app, id, one)));
    expect(outcomes.filter(({ done }) => done)).toHaveLength(most);
    const refusals = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.code]));
    expect(new Set(refusals)).toEqual(new Set(['envelope.already']));
  },
);
