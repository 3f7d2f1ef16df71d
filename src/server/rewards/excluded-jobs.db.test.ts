import { afterAll, expect, test, vi } from 'vitest';
import type { RewardSource } from '#contract/rewards.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { markPerson } from '#tests/rewards/mark-person.ts';
import { raffleStage } from '#tests/rewards/raffle-stage.ts';
import { proposeCashback, publishCashback } from './cashback/change-offer.ts';
import { countCashback } from './cashback/count-cashback.ts';
import { settleCashback } from './cashback/settle-cashback.ts';
import { givePrizes, passPrizesOn } from './raffles/give-prizes.ts';
import { approveRebates, proposeRebates } from './rebates/change-rule.ts';
import { countRebates, settleRebates } from './rebates/settle-rebates.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
app.clock.set('2026-11-16T12:00:00Z');
const sandbox = await openBeaconSandboxOf(app);
afterAll(() => sandbox?.close());
const { bet, count, drawn, exclude, publish, shown } = raffleStage(app);
const ana = { id: null, name: 'ana' };
const eva = await namedActor(app, 'eva');

/** Four people: one free, one on a cool-off, one excluded, and the other account of somebody excluded. */
async function fourPeople(name: string) {
  const [free, resting, excluded, twin] = await Promise.all(
    ['free', 'resting', 'excluded', 'twin'].map((one) => newPlayer(database, `${name}${one}`)),
  );
  if (!free || !resting || !excluded || !twin) throw new Error('Somebody is missing.');
  return { free, resting, excluded, twin };
}

async function rest({ id }: Player): Promise<void> {
  await database
    .insertInto('player_break')
    .values({
      ...{ player_id: id, kind: 'cool-off', began_at: app.clock.now() },
      ends_at: new Date(app.clock.now().getTime() + 6 * 7 * 24 * 3_600_000),
    })
    .execute();
}

/** The other account of a person that has excluded themselves with the first. */
async function excludeOtherOf(twin: Player): Promise<void> {
  const other = await newPlayer(database, `o${crypto.randomUUID().slice(0, 8)}`);
  await markPerson(database, [twin, other]);
  await exclude(other);
}

/** The states of what somebody was given by a source, or by one raffle of it. */
async function grantsOf(
  { id }: Player,
  source: RewardSource,
  raffleId?: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('reward_grant')
    .select(['state', 'source_ref'])
    .where('player_id', '=', id)
    .where('source', '=', source)
    .execute();
  return rows
    .filter(({ source_ref: ref }) => !raffleId || ref.startsWith(`raffle:${raffleId}:`))
    .map(({ state }) => state);
}

test('L-BREAK: play that is settled in a break brings no raffle ticket, nor one to the other account of who is excluded', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('tickets');
  const { free, resting, excluded, twin } = await fourPeople('tickets');
  await rest(resting);
  await exclude(excluded);
  await excludeOtherOf(twin);
  for (const one of [free, resting, excluded, twin]) await bet(one, '3000');
  await count();
  const held = await database
    .selectFrom('raffle_ticket')
    .select('player_id')
    .where('raffle_id', '=', id)
    .execute();
  expect(held).toEqual([{ player_id: free.id }]);
});

test('L-BREAK: the other account of who is excluded wins nothing, and no prize waits for it', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('twins', { reserves: 0 });
  const { free, twin } = await fourPeople('twins');
  await bet(twin, '5000');
  await bet(free, '1000');
  await count();
  await excludeOtherOf(twin);
  await drawn();
  const { picks } = await shown(free, id);
  expect(picks.filter(({ outcome }) => outcome === 'won')).toMatchObject([{ isOwn: true }]);
  expect(await grantsOf(twin, 'raffle', id)).toEqual([]);
  expect(await grantsOf(free, 'raffle', id)).toEqual(['claimable']);
});

test('L-BREAK: a prize moves up to no reserve who has excluded themselves since, and returns to the budget', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('moved', {
    ...{ prizes: [{ amount: 500, times: 1 }], reserves: 1, budget: 500 },
  });
  const players = [await newPlayer(database, 'moved1'), await newPlayer(database, 'moved2')];
  for (const one of players) await bet(one, '1000');
  await drawn();
  const picks = await database
    .selectFrom('raffle_pick')
    .select('player_id')
    .where('raffle_id', '=', id)
    .orderBy('ordinal')
    .execute();
  const [winner, reserve] = picks.map(({ player_id: one }) => players.find((p) => p.id === one));
  if (!winner || !reserve) throw new Error('Somebody was not drawn.');
  await exclude(reserve);
  await database
    .updateTable('reward_grant')
    .set({ state: 'expired', ended_at: app.clock.now() })
    .where('player_id', '=', winner.id)
    .execute();
  expect(await passPrizesOn(app)).toEqual([]);
  expect(await givePrizes(app)).toEqual([]);
  expect(await grantsOf(reserve, 'raffle', id)).toEqual([]);
  app.clock.set('2026-12-20T20:04:00Z');
  expect(await passPrizesOn(app)).toEqual([]);
  expect(await givePrizes(app)).toEqual([]);
  expect(await grantsOf(reserve, 'raffle', id)).toEqual([]);
  const { spent } = await database
    .selectFrom('reward_budget')
    .select('spent')
    .where('name', '=', 'raffle:moved')
    .executeTakeFirstOrThrow();
  expect(spent).toBe('0');
});

test('L-BREAK: rebates and cashback of before a break are paid in it once, and to no other account of who is excluded', async () => {
  app.clock.set('2026-12-20T12:00:00Z');
  const classes = { RNG: [{ from: 0, rates: [80] }] };
  const rule = { classes, tiers: 'whole', minimum: 1, cap: null, claimDays: 14 } as const;
  await approveRebates(app, await proposeRebates(app, rule, ana), eva);
  await proposeCashback(
    app,
    {
      ...{ code: 'daily', title: { es: 'Reembolso', en: 'Cashback' }, period: 'day' },
      ...{ classes: ['RNG'], rates: [1_000], minimum: 100, cap: 8_000, claimDays: 14 },
    },
    ana,
  );
  await publishCashback(app, 'daily', eva);
  app.clock.set('2026-12-22T12:00:00Z');
  const { free, resting, excluded, twin } = await fourPeople('earned');
  for (const one of [free, resting, excluded, twin]) await bet(one, '100000');
  app.clock.set('2026-12-22T13:00:00Z');
  await rest(resting);
  await exclude(excluded);
  await excludeOtherOf(twin);
  for (const settledAt of ['2026-12-23T00:31:00Z', '2026-12-24T00:31:00Z']) {
    app.clock.set(settledAt);
    await vi.waitFor(
      async () => {
        await countRebates(app, 1_000);
        await countCashback(app, 1_000);
        expect(await readLagSeconds(database, 'rebates')).toBe(0);
        expect(await readLagSeconds(database, 'cashback')).toBe(0);
      },
      { timeout: 30_000, interval: 20 },
    );
    expect([...(await settleRebates(app)), ...(await settleCashback(app))]).toEqual([]);
    for (const source of ['rebate', 'cashback'] as const) {
      expect(await grantsOf(free, source)).toEqual(['claimable']);
      expect(await grantsOf(resting, source)).toEqual(['claimed']);
      expect(await grantsOf(excluded, source)).toEqual(['claimed']);
      expect(await grantsOf(twin, source)).toEqual([]);
    }
  }
  expect((await verifyLedger(database)).faults).toEqual([]);
});
