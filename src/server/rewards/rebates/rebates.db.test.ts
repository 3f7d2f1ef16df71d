import { expect, test, vi } from 'vitest';
import type { RebateTerms } from '#contract/rebate-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { approveRebates, listRebateFaults, proposeRebates } from './change-rule.ts';
import { countRebates, settleRebates } from './settle-rebates.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
const eva = await namedActor(app, 'eva');
const ana = { id: null, name: 'ana' };

const flat = (rate: number) => [{ from: 0, rates: [rate] }];
const terms: RebateTerms = {
  classes: { RNG: flat(80), LIVE: flat(50), SPORTS: flat(60) },
  tiers: 'whole',
  minimum: 1,
  cap: null,
  claimDays: 14,
};

async function bet(player: Player, stake: string, gameType: 'RNG' | 'LIVE' | 'SPORTS' = 'RNG') {
  const at = app.clock.now();
  const round = crypto.randomUUID();
  await database
    .insertInto('bet_record')
    .values({
      player_id: player.id,
      game_type: gameType,
      vendor_code: 'PG',
      game_name: { es: 'Juego', en: 'Game' },
      round,
      stake,
      payout: '0',
      state: 'lost',
      placed_at: at,
      settled_at: at,
    })
    .execute();
  return round;
}

async function at(moment: string) {
  app.clock.set(moment);
  // Transactions of other tests on the same server delay facts, and lose none.
  await vi.waitFor(
    async () => {
      await countRebates(app, 1_000);
      expect(await readLagSeconds(database, 'rebates')).toBe(0);
    },
    { timeout: 30_000, interval: 20 },
  );
  await settleRebates(app);
}

const given = (player: Player) =>
  database
    .selectFrom('reward_grant')
    .select(['id', 'source_ref', 'amount', 'state'])
    .where('player_id', '=', player.id)
    .orderBy('id')
    .execute();

test('a day pays half an hour after it is over, once, and what is undone later is made good by later days', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const version = await proposeRebates(app, terms, ana);
  expect(await approveRebates(app, version, ana)).toMatchObject({ code: 'reward.same-person' });
  expect(await approveRebates(app, version, eva)).toMatchObject({ done: true });
  expect(await approveRebates(app, version, eva)).toMatchObject({ code: 'reward.over' });
  const player = await newPlayer(database, 'rebated');
  const resting = await newPlayer(database, 'resting');
  // The rule holds from the next midnight on.
  await bet(player, '1000000');
  app.clock.set('2026-11-21T12:00:00Z');
  const undone = await bet(player, '100000');
  await bet(player, '1134567');
  await bet(player, '98765', 'LIVE');
  await bet(player, '5001', 'SPORTS');
  await bet(resting, '100000');
  await database
    .insertInto('player_break')
    .values({
      player_id: resting.id,
      kind: 'cool-off',
      began_at: new Date('2026-11-21T20:00:00Z'),
      ends_at: new Date('2026-11-22T20:00:00Z'),
    })
    .execute();
  await at('2026-11-22T00:29:00Z');
  expect(await given(player)).toEqual([]);
  await at('2026-11-22T00:31:00Z');
  await settleRebates(app);
  expect(await given(player)).toMatchObject([
    { source_ref: `2026-11-21:${player.id}`, amount: '10401', state: 'claimable' },
  ]);
  // What was earned before a break is paid in it, at once.
  expect(await given(resting)).toMatchObject([{ state: 'claimed' }]);
  // A bet of 1,000.00 of it is undone: −8.00; the day earns 5.00, the next one 9.00.
  app.clock.set('2026-11-22T09:00:00Z');
  await database
    .updateTable('bet_record')
    .set({ state: 'void', settled_at: app.clock.now() })
    .where('round', '=', undone)
    .execute();
  await bet(player, '62500');
  await at('2026-11-23T00:31:00Z');
  expect(await given(player)).toHaveLength(1);
  expect(await given(resting)).toMatchObject([{ amount: '800' }]);
  app.clock.set('2026-11-23T09:00:00Z');
  await bet(player, '112500');
  await at('2026-11-24T00:31:00Z');
  const [, second] = await given(player);
  expect(second).toMatchObject({ amount: '600' });
  expect(await claimReward(app, second?.id ?? '', player)).toMatchObject({ done: true });
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('what stops one player’s rebate is counted and tried again, and everybody else is paid', async () => {
  app.clock.set('2026-12-01T12:00:00Z');
  const stopped = await newPlayer(database, 'stopped');
  const paid = await newPlayer(database, 'paid');
  await bet(stopped, '100000');
  await bet(paid, '100000');
  app.clock.set('2026-12-02T00:31:00Z');
  await vi.waitFor(
    async () => {
      await countRebates(app, 1_000);
      expect(await readLagSeconds(database, 'rebates')).toBe(0);
    },
    { timeout: 30_000, interval: 20 },
  );
  // A line of its day that nobody should have written: the day cannot be written again.
  const line = { day: '2026-12-01', player_id: stopped.id, class: 'RNG' };
  const strange = { ...line, valid: '1', amount: '1', grant_id: null };
  await database.insertInto('rebate_line').values(strange).execute();
  const faults = await settleRebates(app);
  expect(faults).toHaveLength(1);
  expect(await given(stopped)).toEqual([]);
  expect(await given(paid)).toHaveLength(1);
  expect(await listRebateFaults(app)).toMatchObject([{ account: 'stopped', faults: 1 }]);
  expect(await settleRebates(app)).toEqual([]);
  await database.deleteFrom('rebate_line').where('player_id', '=', stopped.id).execute();
  app.clock.set('2026-12-02T00:33:00Z');
  expect(await settleRebates(app)).toEqual([]);
  expect(await given(stopped)).toHaveLength(1);
  expect(await listRebateFaults(app)).toEqual([]);
});
