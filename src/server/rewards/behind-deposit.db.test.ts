import { expect, test, vi } from 'vitest';
import type { GoalTerms } from '#contract/mission-terms.ts';
import { listIncidents } from '#server/incidents/incidents.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { chooseNone } from '#server/protection/change-limits.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { beginOne, newPayer, plantMethods } from '#tests/deposits/deposits.ts';
import { seated } from '#tests/inhouse/bets.ts';
import { runCommand, terminalOf } from '#tests/operator/staff.ts';
import { bonusStage, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { publishEnvelope } from './envelopes/plan-envelopes.ts';
import { takeEnvelope } from './envelopes/take-envelope.ts';
import { claimReward } from './grants/claim-rewards.ts';
import { readRewards } from './grants/read-rewards.ts';
import { countMissions } from './missions/count-missions.ts';
import { grantEarned } from './missions/grant-earned.ts';
import { joinMission } from './missions/join-mission.ts';
import { publishMission } from './missions/publish-mission.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const machine = { id: null, name: 'machine' };
const site = (...words: string[]) => runCommand(terminalOf(app), ...words);
const { bonusFor } = bonusStage(app);

// Facts of money bear the database's own time, and missions are counted by it.
const now = new Date();
const hour = 3_600_000;
const from = new Date(now.getTime() - hour).toISOString();
const after = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
await plantMethods(database);
await setBonusStage(app);
app.clock.set(now.toISOString());
const welcome = {
  ...{ kind: 'goals', code: 'welcome', title: { es: 'Bienvenida', en: 'Welcome' } },
  window: { every: 'once', from, to: after(2_000) },
  ...{ claimDays: 7, budget: { cash: 90_000 }, joining: 'tap', match: 'all' },
  offer: { promotion: 'welcome', product: 'casino', days: 30, audience: 'everyone' },
  conditions: [
    { counter: 'deposits', minimum: 5_000, goals: [1] },
    { counter: 'valid-bets', weights: { RNG: 100 }, goals: [50_000] },
  ],
  stages: [{ form: 'cash', amount: 10_000 }],
} satisfies GoalTerms;
await publishMission(app, welcome, machine);

async function credited(player: Player) {
  const begun = await beginOne(app, player, { method: 'transfer', amount: '5000000' });
  await site('deposits', 'credit', begun.reference);
  return begun;
}

const chargeBack = (reference: string) =>
  site('deposits', 'charge-back', reference, 'Disputed at the bank.');

/** A deposit, and own play for all that the welcome offer asks. */
async function reached(account: string) {
  const player = await newPayer(app, account);
  expect(await joinMission(app, 'welcome', player)).toMatchObject({ value: { status: 'Joined' } });
  const deposit = await credited(player);
  const at = app.clock.now();
  await database
    .insertInto('bet_record')
    .values({
      ...{ player_id: player.id, game_type: 'RNG', vendor_code: 'PG' },
      ...{ game_name: { es: 'Juego', en: 'Game' }, round: crypto.randomUUID(), stake: '60000' },
      ...{ payout: '0', state: 'lost', placed_at: at, settled_at: at },
    })
    .execute();
  const countAndLook = async () => {
    while ((await countMissions(app, 100)) > 0);
    return (await readFactLagSeconds(database)) === 0;
  };
  await vi.waitUntil(countAndLook, { timeout: 60_000, interval: 20 });
  await grantEarned(app);
  const [grant] = (await readRewards(app, player)).value.claimable;
  if (!grant) throw new Error('Nothing was reached.');
  return { player, deposit, grant };
}

const incidents = async (reference: string) =>
  (await listIncidents(app, {})).list.filter((one) => one.reference === reference);

test('what was reached by a deposit that came back is claimed no more, and its budget is free', async () => {
  const { player, deposit, grant } = await reached('behindone');
  expect(await chargeBack(deposit.reference)).toContain('that are revoked: 1.');
  expect(await claimReward(app, grant.id, player)).toMatchObject({ code: 'reward.over' });
  expect((await readRewards(app, player)).value).toMatchObject({
    claimable: [],
    history: [{ id: grant.id, state: 'revoked', endReason: 'deposit-returned' }],
  });
  expect(await incidents(deposit.reference)).toEqual([]);
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('what was claimed of it before stays, and an incident asks a person to look', async () => {
  const { player, deposit, grant } = await reached('behindtwo');
  expect(await claimReward(app, grant.id, player)).toMatchObject({ done: true });
  expect(await chargeBack(deposit.reference)).toContain('an incident each: 1.');
  expect(await incidents(deposit.reference)).toMatchObject([
    { kind: 'reward-claimed', paymentId: `reward:${grant.id}`, amount: '10000', currency: 'COP' },
  ]);
});

test('where another deposit is enough by itself, nothing is taken back', async () => {
  const { player, deposit, grant } = await reached('behindthree');
  await credited(player);
  expect(await chargeBack(deposit.reference)).not.toContain('revoked');
  expect(await claimReward(app, grant.id, player)).toMatchObject({ done: true });
});

test('a share of an envelope that asked for that deposit brings an incident', async () => {
  const player = await newPayer(app, 'behindfour');
  await publishEnvelope(
    app,
    {
      ...{ code: 'tiers', title: { es: 'Sobre', en: 'Envelope' }, form: 'cash', split: 'fixed' },
      ...{ minimum: 100, budget: 1_000 },
      audience: { kind: 'tiered', tiers: [{ deposits: 4_000_000, total: 1_000, shares: 10 }] },
      when: { every: 'once', from: now.toISOString(), to: after(2) },
    },
    machine,
  );
  const { id } = await database.selectFrom('envelope').select('id').executeTakeFirstOrThrow();
  const { reference } = await credited(player);
  expect(await takeEnvelope(app, id, player)).toMatchObject({ done: true });
  await chargeBack(reference);
  expect(await incidents(reference)).toMatchObject([{ kind: 'reward-claimed', amount: '100' }]);
});

test('a bonus that was played through before brings an incident', async () => {
  const player = await seated(app, 'behindfive');
  await chooseNone(app, player.id);
  const { id, reference } = await credited(player);
  const bonus = await bonusFor(player, 'worked', id);
  await database
    .updateTable('bonus_state')
    .set({ state: 'completed', ended_at: app.clock.now() })
    .where('grant_id', '=', bonus)
    .execute();
  await chargeBack(reference);
  expect(await incidents(reference)).toMatchObject([
    { kind: 'reward-claimed', paymentId: `reward:${bonus}`, amount: '10000' },
  ]);
});
