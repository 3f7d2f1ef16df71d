import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ReferralTerms } from '#contract/referral-terms.ts';
import { publishReferral } from '#server/rewards/referral/publish-referral.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { provedOperator, runCommand, terminalOf } from '#tests/operator/staff.ts';
import { threeLevels } from '#tests/rewards/three-levels.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const terminal = terminalOf(app, {
  ana: await provedOperator(app, 'ana', ['look', 'review']),
  eva: await provedOperator(app, 'eva', ['look', 'review']),
});
const folder = await mkdtemp(join(tmpdir(), 'by-two-'));
afterAll(() => rm(folder, { recursive: true }));
await newPlayer(database, 'lifted');

const machine = { id: null, name: 'machine' };
const title = { es: 'Regalo', en: 'Gift' };
const from = app.clock.now().toISOString();
const to = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
const referral: ReferralTerms = {
  budget: { points: 1_000 },
  claimDays: 30,
  verified: { inviter: { form: 'points', amount: 10 }, friend: { form: 'points', amount: 10 } },
  friendsPerMonth: 10,
};

const definitions: Readonly<Record<string, unknown>> = {
  envelopes: {
    ...{ code: 'two', title, form: 'cash', split: 'fixed', minimum: 1, budget: 1_000 },
    audience: { kind: 'everyone', total: 1_000, shares: 10 },
    when: { every: 'once', from, to },
  },
  missions: {
    ...{ kind: 'goals', code: 'two', title, window: { every: 'day' }, claimDays: 7 },
    ...{ budget: { cash: 1_000 }, joining: 'tap', match: 'all' },
    conditions: [{ counter: 'rounds', goals: [1] }],
    stages: [{ form: 'cash', amount: 10 }],
  },
  raffles: {
    ...{ code: 'two', title, betsPerTicket: 1_000, ticketsPerPlayer: 5, onePrizeEach: true },
    ...{ prizes: [{ amount: 500, times: 1 }], reserves: 1, claimDays: 14, budget: 10_000 },
    when: { every: 'once', from, to },
  },
  vip: threeLevels,
  referral,
  activities: {
    ...{ code: 'two', promotion: 'two', title, ask: title, from, to, form: 'points' },
    ...{ atLeast: 10, atMost: 20, twoPeopleAbove: 10, claimDays: 7, budget: 1_000 },
  },
  'mall load': [
    {
      ...{ code: 'TWO', name: title, description: title, kind: 'cash' },
      ...{ points: 100, amount: 0, prize: 100, isOffered: true },
    },
  ],
  'mall points': {
    stakePerPoint: 1_000_000,
    rates: { RNG: 1_000_000 },
    convert: { points: 100, amount: 100, minimum: 500, step: 100 },
    twoPeopleAbove: 0,
  },
};

async function typed(name: string, definition: unknown): Promise<string[]> {
  const file = join(folder, `${name.replace(' ', '-')}-${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(definition));
  const words = name.includes(' ') ? name.split(' ') : [name, 'publish'];
  return [...words, file];
}

const lift = ['vip', 'lift', 'lifted', '2', '--until', '+30d', '--reason', 'Ten years with us.'];
const commands: readonly [string, () => Promise<string[]>][] = [
  ...Object.entries(definitions).map(([name, definition]): [string, () => Promise<string[]>] => [
    name,
    () => typed(name, definition),
  ]),
  ['vip lift', () => Promise.resolve(lift)],
];

const proposals = async () =>
  Number(
    (
      await database
        .selectFrom('reward_proposal')
        .select((each) => each.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('what gives money', () => {
  test.each(commands)('%s is done once two operators have said the same', async (_, words) => {
    const said = await words();
    await expect(runCommand(terminal, ...said.filter((one) => one !== ''))).rejects.toThrow(
      /--as NAME|two operators with names/,
    );
    expect(await runCommand(terminal, ...said, '--as', 'ana')).toMatch(/waits for a second person/);
    await expect(runCommand(terminal, ...said, '--as', 'ana')).rejects.toThrow(/two operators/);
    expect(await proposals()).toBe(1);
    expect(await runCommand(terminal, ...said, '--as', 'eva')).not.toMatch(/waits|changed/);
    expect(await proposals()).toBe(0);
  });
});

test('an agreement to what has changed meanwhile changes nothing, and begins anew', async () => {
  const said = await typed('referral', { ...referral, claimDays: 20 });
  await runCommand(terminal, ...said, '--as', 'ana');
  await publishReferral(app, { ...referral, claimDays: 25 }, machine);
  expect(await runCommand(terminal, ...said, '--as', 'eva')).toMatch(/has changed since/);
  await expect(runCommand(terminal, ...said, '--as', 'eva')).rejects.toThrow(/two operators/);
  expect(await runCommand(terminal, ...said, '--as', 'ana')).toMatch(/Published/);
});

test('an agreement waits three days and no longer', async () => {
  const said = await typed('referral', { ...referral, claimDays: 40 });
  await runCommand(terminal, ...said, '--as', 'ana');
  await database
    .updateTable('reward_proposal')
    .set({ proposed_at: new Date(app.clock.now().getTime() - 72 * 3_600_000) })
    .execute();
  expect(await runCommand(terminal, ...said, '--as', 'eva')).toMatch(/waits for a second person/);
  expect(await runCommand(terminal, ...said, '--as', 'ana')).toMatch(/Published/);
});

test('an agreement is used up by what it lets be done, and by nothing that goes wrong', async () => {
  // No points rule begins twice at one midnight: the second definition cannot be carried out.
  const said = await typed('mall points', {
    ...(definitions['mall points'] as object),
    twoPeopleAbove: 7,
  });
  const again = await typed('mall points', {
    ...(definitions['mall points'] as object),
    twoPeopleAbove: 8,
  });
  await runCommand(terminal, ...said, '--as', 'ana');
  await runCommand(terminal, ...said, '--as', 'eva');
  await runCommand(terminal, ...again, '--as', 'ana');
  await expect(runCommand(terminal, ...again, '--as', 'eva')).rejects.toThrow(/Another change/);
  expect(await proposals()).toBe(1);
});
