import { describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player } from '#server/kernel/answer.ts';
import { closeOpenFlags } from '#server/protection/for-operators.ts';
import { mayMarket } from '#server/protection/may-market.ts';
import { switchOwnOffers } from '#server/protection/switch-offers.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { bonusStage, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { chooseBonus } from './bonus/choose-bonus.ts';
import { grantForDeposit } from './bonus/grant-for-deposit.ts';
import { pauseBonus } from './bonus/publish-bonus.ts';
import { readBonuses } from './bonus/read-bonus.ts';
import { publishEnvelope } from './envelopes/plan-envelopes.ts';
import { readEnvelopes } from './envelopes/read-envelopes.ts';
import { takeEnvelope } from './envelopes/take-envelope.ts';
import { claimReward } from './grants/claim-rewards.ts';
import { giveByHand } from './grants/give-by-hand.ts';
import { joinMission } from './missions/join-mission.ts';
import { publishMission } from './missions/publish-mission.ts';
import { readSummary } from './missions/read-summary.ts';
import { sweepRewards } from './sweep-rewards.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
await setBonusStage(app);
const { depositor } = bonusStage(app);
const ana = { id: null, name: 'ana' };
const from = new Date(app.clock.now().getTime() - 1_000).toISOString();
const to = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
await publishEnvelope(
  app,
  {
    ...{ code: 'offered', title: { es: 'Sobre', en: 'Envelope' }, form: 'cash', split: 'fixed' },
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
    ...{ kind: 'goals', code: 'tapped', title: { es: 'Misión', en: 'Mission' } },
    ...{ window: { every: 'day' }, claimDays: 7, budget: { points: 1_000 } },
    ...{ joining: 'tap', match: 'all', conditions: [{ counter: 'rounds', goals: [1] }] },
    stages: [{ form: 'points', amount: 10 }],
  },
  ana,
);

let made = 0;
const somebody = () => newPlayer(database, `offered${++made}`);

async function mark({ id }: Player) {
  await database
    .insertInto('harm_flag')
    .values({
      ...{ player_id: id, marker: 'night-play', day: '2026-11-20' },
      ...{ raised_at: app.clock.now(), facts: '{}' },
    })
    .execute();
}

const off = ({ id }: Player) => switchOwnOffers(app, id, true);
const gift = ({ account }: Player) =>
  giveByHand(app, { account, form: 'points', amount: 10n, reason: 'A kind word.', days: 7 }, ana);

const doors: readonly [string, (player: Player) => Promise<Outcome<unknown>>][] = [
  ['a bonus', (player) => chooseBonus(app, 'worked', player)],
  ['a mission', (player) => joinMission(app, 'tapped', player)],
  ['a red envelope', (player) => takeEnvelope(app, envelope, player)],
  ['a gift by hand', gift],
];

async function shownTo(player: Player): Promise<number[]> {
  const [{ value: bonuses }, { value: missions }, { value: envelopes }] = await Promise.all([
    readBonuses(app, 'en', player),
    readSummary(app, { language: 'en' }, player),
    readEnvelopes(app, { language: 'en' }, player),
  ]);
  return [bonuses.offers.length, missions.missions.length, envelopes.envelopes.length];
}

const isMarketed = ({ id: playerId }: Player) =>
  inTransaction(database, async (transaction) =>
    done(await mayMarket(transaction, { playerId, now: app.clock.now() })),
  );

describe('what is offered', () => {
  test.each(doors)('L-HARM: %s is given to nobody with an open mark of harm', async (_, door) => {
    const player = await somebody();
    await mark(player);
    expect(await door(player)).toMatchObject({ code: 'offer.not-now' });
    expect(await shownTo(player)).toEqual([0, 0, 0]);
    expect(await isMarketed(player)).toEqual(done(false));
    await closeOpenFlags(app, { account: player.account, note: 'We talked, all is well.' }, ana);
    expect(await door(player)).toMatchObject({ done: true });
    expect(await isMarketed(player)).toEqual(done(true));
  });

  test.each(doors)('%s is given to nobody who wants no offers, until they do', async (_, door) => {
    const player = await somebody();
    await off(player);
    expect(await door(player)).toMatchObject({ code: 'offer.switched-off' });
    expect(await shownTo(player)).toEqual([0, 0, 0]);
    expect(await isMarketed(player)).toEqual(done(false));
    await switchOwnOffers(app, player.id, false);
    expect(await door(player)).toMatchObject({ done: true });
  });
});

test('what was earned is claimed by who wants no offers, and by who bears a mark', async () => {
  for (const bar of [off, mark]) {
    const player = await somebody();
    const given = await gift(player);
    await bar(player);
    const id = given.done ? given.value.id : '';
    await database
      .updateTable('reward_grant')
      .set({ state: 'claimable' })
      .where('id', '=', id)
      .execute();
    expect(await claimReward(app, id, player)).toMatchObject({ done: true });
  }
});

async function deposit({ id: playerId }: Player, amount = 15_000n) {
  const depositId = crypto.randomUUID();
  await inTransaction(database, async (transaction) => {
    await grantForDeposit(app, transaction, {
      ...{ playerId, depositId, amount },
      now: app.clock.now(),
    });
    return done(null);
  });
}

const missed = async (player: Player) =>
  (await readBonuses(app, 'en', player)).value.missed.map(({ reason }) => reason);

test('a deposit that does not bring the bonus that was chosen says why', async () => {
  const [small, barred] = [await somebody(), await somebody()];
  for (const one of [small, barred]) await chooseBonus(app, 'worked', one);
  await deposit(small, 1n);
  expect(await missed(small)).toEqual(['too-small']);
  await mark(barred);
  await deposit(barred);
  expect(await missed(barred)).toEqual(['barred']);
  const late = await somebody();
  await chooseBonus(app, 'capped', late);
  await pauseBonus(app, 'capped', ana);
  await deposit(late);
  expect(await missed(late)).toEqual(['paused']);
  // The choice of who paid too little stands; those of the others are gone.
  const open = await database
    .selectFrom('bonus_choice')
    .select('player_id')
    .where('player_id', 'in', [small.id, barred.id, late.id])
    .execute();
  expect(open).toEqual([{ player_id: small.id }]);
  await deposit(small);
  expect((await readBonuses(app, 'en', small)).value.active).toHaveLength(1);
});

async function begins(kind: 'cool-off' | 'exclusion', { id }: Player) {
  const ends = { ends_at: new Date('2028-01-01') };
  await database
    .insertInto('player_break')
    .values({ player_id: id, kind, began_at: app.clock.now(), ...ends })
    .execute();
}

async function sweep() {
  const faults: unknown[] = [];
  const job = { now: app.clock.now() } as Parameters<ReturnType<typeof sweepRewards>>[0];
  await sweepRewards(app, (fault) => faults.push(fault))(job);
  expect(faults).toEqual([]);
}

test('L-BREAK: an exclusion ends what was offered: a bonus that waits, and a choice', async () => {
  const { player } = await depositor();
  await database
    .insertInto('bonus_choice')
    .columns(['player_id', 'code', 'offer_id', 'chosen_at'])
    .expression((each) =>
      each
        .selectFrom('bonus_offer')
        .select((one) => [
          one.val(player.id).as('player_id'),
          one.val('other').as('code'),
          'id',
          one.val(app.clock.now()).as('chosen_at'),
        ])
        .where('code', '=', 'worked')
        .limit(1),
    )
    .execute();
  const { grant_id: waits } = await database
    .updateTable('bonus_state')
    .set({ state: 'waiting', account_id: null, started_at: null })
    .where('player_id', '=', player.id)
    .returning('grant_id')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('reward_grant')
    .set({ state: 'claimable', ended_at: null })
    .where('id', '=', waits)
    .execute();
  await begins('exclusion', player);
  await sweep();
  const { state } = await database
    .selectFrom('bonus_state')
    .select('state')
    .where('grant_id', '=', waits)
    .executeTakeFirstOrThrow();
  expect(state).toBe('revoked');
  const choices = await database
    .selectFrom('bonus_choice')
    .select('code')
    .where('player_id', '=', player.id)
    .where('grant_id', 'is', null)
    .execute();
  expect(choices).toEqual([]);
});

test('L-KYC: a break pays nobody what claiming refuses for their papers', async () => {
  const player = await somebody();
  const given = await gift(player);
  const id = given.done ? given.value.id : '';
  await database
    .updateTable('reward_grant')
    .set({ form: 'cash', commodity: 'USD', state: 'claimable' })
    .where('id', '=', id)
    .execute();
  await database
    .insertInto('kyc_case')
    .values({
      ...{ player_id: player.id, status: 'refused', document_kind: 'identity-card' },
      ...{ begun_at: app.clock.now(), submitted_at: app.clock.now(), decided_at: app.clock.now() },
      ...{ reason: 'unreadable', locked_details: '', id_hint: '4711' },
    })
    .execute();
  await begins('cool-off', player);
  await sweep();
  const { state } = await database
    .selectFrom('reward_grant')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('claimable');
});
