import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import type { GrantForm } from '#contract/rewards.ts';
import { parseSiteCommand } from '#server/commands/site/site-commands.ts';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { markPerson } from '#tests/rewards/mark-person.ts';
import { sweepRewards } from '../sweep-rewards.ts';
import { setBudget, takeBudget } from './budget-store.ts';
import { claimReward } from './claim-rewards.ts';
import { listDoubted, refuseDoubted, releaseDoubted } from './decide-doubt.ts';
import { approveGrant } from './decide-grant.ts';
import { makeGrant } from './make-grant.ts';
import { readRewards } from './read-rewards.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const [ana, eva] = [await namedActor(app, 'ana'), await namedActor(app, 'eva')];
const dayMs = 86_400_000;

const somebody = () => newPlayer(database, `q${crypto.randomUUID().slice(0, 8)}`);

const budgetId = await inTransaction(database, async (transaction) => ({
  done: true as const,
  value: await setBudget(transaction, { name: 'mission:q', commodity: 'USD', cap: 10_000n }),
}));

/** A prize of a mission's run, taken out of its budget. */
async function prize(to: Player, run: number, form: GrantForm = 'cash') {
  const now = app.clock.now();
  const outcome = await inTransaction(database, async (transaction) => {
    if (form === 'cash') await takeBudget(transaction, budgetId.value, 100n);
    return makeGrant(app, transaction, {
      ...{ playerId: to.id, source: 'mission', sourceRef: `${run}:${to.id}:1`, form },
      ...{ amount: 100n, now, claimBy: new Date(now.getTime() + 7 * dayMs) },
      ...(form === 'cash' ? { budgetId: budgetId.value } : {}),
    });
  });
  if (!outcome.done || !outcome.value) throw new Error('It was not granted.');
  return outcome.value;
}

async function household(kind: 'device' | 'payee-name' = 'device'): Promise<[Player, Player]> {
  const pair: [Player, Player] = [await somebody(), await somebody()];
  await markPerson(database, pair, kind);
  return pair;
}

async function toldTo({ id }: Player): Promise<unknown[]> {
  const told = await database
    .selectFrom('player_message')
    .select('template')
    .where('player_id', '=', id)
    .orderBy('id')
    .execute();
  return told.map(({ template }) => template);
}

const spent = async () =>
  (await database.selectFrom('reward_budget').select('spent').executeTakeFirstOrThrow()).spent;

test('of two accounts with one device the second one’s money waits, with its reason, and two people release it', async () => {
  const [one, other] = await household();
  const run = randomInt(1_000_000);
  expect(await prize(one, run)).toMatchObject({ state: 'claimable' });
  const { id, state, claim_by: claimBy } = await prize(other, run);
  expect(state).toBe('waiting');
  expect((await listDoubted(app)).find((row) => row.id === id)).toMatchObject({
    account: other.account,
    others: [{ account: one.account, kind: 'device' }],
  });
  expect((await readRewards(app, other)).value.waiting).toMatchObject([{ id }]);
  expect(await claimReward(app, id, other)).toMatchObject({ code: 'reward.not-yet' });
  // The way of gifts by hand does not lead around it.
  expect(await approveGrant(app, id, eva)).toMatchObject({ code: 'reward.unknown' });
  const machine = { id: null, name: 'machine' };
  expect(await releaseDoubted(app, id, machine)).toMatchObject({ code: 'reward.same-person' });
  expect(await releaseDoubted(app, id, ana)).toMatchObject({ value: 'waits' });
  expect(await releaseDoubted(app, id, ana)).toMatchObject({ code: 'reward.same-person' });
  app.clock.set(new Date(app.clock.now().getTime() + 2 * dayMs).toISOString());
  expect(await releaseDoubted(app, id, eva)).toMatchObject({ value: 'released' });
  expect(await releaseDoubted(app, id, eva)).toMatchObject({ code: 'reward.unknown' });
  const [ready] = (await readRewards(app, other)).value.claimable;
  // The two days that it waited are added.
  expect(ready?.claimBy).toBe(new Date((claimBy?.getTime() ?? 0) + 2 * dayMs).toISOString());
  expect(await claimReward(app, id, other)).toMatchObject({ value: { state: 'claimed' } });
  expect(await toldTo(other)).toEqual(['reward.waits', 'reward.released']);
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('two accounts that were looked at are asked nothing again, in either direction', async () => {
  const [one, other] = await household('payee-name');
  const run = randomInt(1_000_000);
  await prize(one, run);
  const { id } = await prize(other, run);
  await releaseDoubted(app, id, ana);
  await releaseDoubted(app, id, eva);
  expect(await prize(other, run + 1_000_000)).toMatchObject({ state: 'claimable' });
  expect(await prize(one, run + 1_000_000)).toMatchObject({ state: 'claimable' });
});

test('a refusal is read by the player, and its money can be given again', async () => {
  const [one, other] = await household();
  const run = randomInt(1_000_000);
  await prize(one, run);
  const { id } = await prize(other, run);
  const before = await spent();
  const reason = 'Both accounts are played by one person.';
  expect(await refuseDoubted(app, { id, reason }, { id: null, name: 'machine' })).toMatchObject({
    code: 'reward.same-person',
  });
  expect(await refuseDoubted(app, { id, reason }, ana)).toMatchObject({ done: true });
  expect((await readRewards(app, other)).value.history).toMatchObject([
    { id, state: 'revoked', endReason: reason },
  ]);
  expect(await toldTo(other)).toEqual(['reward.waits', 'reward.refused']);
  expect(BigInt(await spent())).toBe(BigInt(before) - 100n);
  // A refused one stands for nothing: what comes next is looked at anew.
  expect(await prize(other, run + 1_000_000)).toMatchObject({ state: 'claimable' });
  expect(await prize(one, run + 1_000_000)).toMatchObject({ state: 'waiting' });
});

test('points of a household, and another occasion, wait for nobody', async () => {
  const [one, other] = await household();
  const run = randomInt(1_000_000);
  await prize(one, run, 'points');
  expect(await prize(other, run, 'points')).toMatchObject({ state: 'claimable' });
  expect(await prize(other, run + 1_000_000)).toMatchObject({ state: 'claimable' });
});

test('of two that are granted at once, one waits', async () => {
  const [one, other] = await household();
  const run = randomInt(1_000_000);
  const both = await Promise.all([prize(one, run), prize(other, run)]);
  expect(both.map(({ state }) => state).toSorted()).toEqual(['claimable', 'waiting']);
});

test('what waits for the house neither lapses nor is withdrawn by an exclusion: it was earned', async () => {
  const [one, other] = await household();
  const run = randomInt(1_000_000);
  await prize(one, run);
  const { id } = await prize(other, run);
  app.clock.set(new Date(app.clock.now().getTime() + 30 * dayMs).toISOString());
  const began_at = app.clock.now();
  await database
    .insertInto('player_break')
    .values({ player_id: other.id, kind: 'exclusion', began_at, ends_at: new Date('2028-01-01') })
    .execute();
  const sweep = { now: began_at } as Parameters<ReturnType<typeof sweepRewards>>[0];
  const faults: unknown[] = [];
  await sweepRewards(app, (fault) => faults.push(fault))(sweep);
  expect((await readRewards(app, other)).value.waiting).toMatchObject([{ id }]);
  await releaseDoubted(app, id, ana);
  expect(await releaseDoubted(app, id, eva)).toMatchObject({ value: 'released' });
  await sweepRewards(app, (fault) => faults.push(fault))(sweep);
  expect(faults).toEqual([]);
  expect((await readRewards(app, other)).value.history).toMatchObject([{ id, state: 'claimed' }]);
});

test('the terminal lists them with their reasons', async () => {
  const [one, other] = await household();
  const run = randomInt(1_000_000);
  await prize(one, run);
  const { id } = await prize(other, run);
  const command = parseSiteCommand(['rewards', 'queue'], app.clock.now());
  if (command === 'help') throw new Error('That was help.');
  const terminal = { ...app, openVault: async () => app.vault, askOperator: async () => 'none' };
  const said = String(await command.run(terminal));
  expect(said).toContain(`${id}  `);
  expect(said).toContain(`${other.account}  mission  cash 100 USD`);
  expect(said).toContain(`as ${one.account} (the same device)`);
});
