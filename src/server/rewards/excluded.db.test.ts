import { expect, test } from 'vitest';
import type { Outcome, Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { workedBonus } from '#tests/rewards/worked-bonus.ts';
import { chooseBonus } from './bonus/choose-bonus.ts';
import { proposeBonus, publishBonus } from './bonus/publish-bonus.ts';
import { publishEnvelope } from './envelopes/plan-envelopes.ts';
import { readEnvelopes } from './envelopes/read-envelopes.ts';
import { takeEnvelope } from './envelopes/take-envelope.ts';
import { claimAll, claimReward } from './grants/claim-rewards.ts';
import { giveByHand } from './grants/give-by-hand.ts';
import { joinMission } from './missions/join-mission.ts';
import { publishMission } from './missions/publish-mission.ts';
import { readRaffles } from './raffles/read-raffles.ts';
import { collectRebate } from './rebates/collect-rebate.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
const [ana, eva] = [await namedActor(app, 'ana'), await namedActor(app, 'eva')];
const now = app.clock.now().getTime();
const from = new Date(now - 1_000).toISOString();
const to = new Date(now + 3_600_000).toISOString();

await proposeBonus(app, workedBonus, ana);
await publishBonus(app, workedBonus.code, eva);
await publishEnvelope(
  app,
  {
    ...{ code: 'doors', title: { es: 'Sobre', en: 'Envelope' }, form: 'cash', split: 'fixed' },
    audience: { kind: 'everyone', total: 1_000, shares: 10 },
    ...{ minimum: 1, when: { every: 'once', from, to }, budget: 1_000 },
  },
  ana,
);
const { id: envelope } = await database
  .selectFrom('envelope')
  .select('id')
  .executeTakeFirstOrThrow();

await publishMission(
  app,
  {
    ...{
      kind: 'goals',
      code: 'tapped',
      title: { es: 'Misión', en: 'Mission' },
      window: { every: 'day' },
    },
    ...{ claimDays: 7, budget: { points: 1_000 }, joining: 'tap', match: 'all' },
    conditions: [{ counter: 'rounds', goals: [1] }],
    stages: [{ form: 'points', amount: 10 }],
  },
  ana,
);

const gift = ({ account }: Player) =>
  giveByHand(app, { account, form: 'points', amount: 10n, reason: 'A kind word.', days: 7 }, ana);

/** Somebody with something waiting behind every door. */
async function awaited(account: string): Promise<{ player: Player; reward: string }> {
  const player = await newPlayer(database, account);
  const given = await gift(player);
  if (!given.done) throw new Error(given.code);
  await database
    .insertInto('rebate_accrual')
    .values({ player_id: player.id, vendor: 'PG', class: 'RNG', valid: '1', millionths: '5000000' })
    .execute();
  if (given.value.state !== 'claimable') {
    await database
      .updateTable('reward_grant')
      .set({ state: 'claimable' })
      .where('id', '=', given.value.id)
      .execute();
  }
  return { player, reward: given.value.id };
}

type Door = (player: Player, reward: string) => Promise<Outcome<unknown>>;

const doors: readonly [string, Door][] = [
  ['a claim', (player, reward) => claimReward(app, reward, player)],
  ['all claims', (player) => claimAll(app, player)],
  ['a red envelope', (player) => takeEnvelope(app, envelope, player)],
  [
    'the rebate that has accrued',
    (player) => collectRebate(app, { requestId: crypto.randomUUID() }, player),
  ],
  ['a mission', (player) => joinMission(app, 'tapped', player)],
  ['a bonus', (player) => chooseBonus(app, workedBonus.code, player)],
  ['a gift by hand', (player) => gift(player)],
];

test.each(doors)(
  'L-BREAK: %s is open to somebody, and shut to who is excluded or on a break',
  async (name, door) => {
    const open = await awaited(`open ${name}`.replace(/\W/g, ''));
    expect(await door(open.player, open.reward)).toMatchObject({ done: true });
    for (const kind of ['cool-off', 'exclusion'] as const) {
      const { player, reward } = await awaited(`${kind} ${name}`.replace(/\W/g, ''));
      await database
        .insertInto('player_break')
        .values({
          ...{ player_id: player.id, kind, began_at: app.clock.now() },
          ends_at: new Date('2028-01-01'),
        })
        .execute();
      expect(await door(player, reward)).toEqual({ done: false, code: 'break.active' });
      const grants = await database
        .selectFrom('reward_grant')
        .select('state')
        .where('player_id', '=', player.id)
        .execute();
      expect(grants).toEqual([{ state: 'claimable' }]);
      // Nothing is held out to them either.
      expect((await readEnvelopes(app, { language: 'en' }, player)).value.envelopes).toEqual([]);
      expect((await readRaffles(app, { language: 'en' }, player)).value.raffles).toEqual([]);
    }
  },
);
