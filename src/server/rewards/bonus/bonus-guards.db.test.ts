import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { GoalTerms } from '#contract/mission-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import { lockDetails } from '#server/identity-documents/locked-details.ts';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { readTurnover } from '#server/ledger/turnover.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { mines, seated, wish } from '#tests/inhouse/bets.ts';
import { bonusStage, eva, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { rigged } from '#tests/rewards/rigged-bet.ts';
import { workedBonus as terms } from '#tests/rewards/worked-bonus.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { joinMission } from '../missions/join-mission.ts';
import { publishMission } from '../missions/publish-mission.ts';
import { chooseBonus } from './choose-bonus.ts';
import { endByWithdrawal, giveUpBonus } from './give-up-bonus.ts';
import { grantForDeposit } from './grant-for-deposit.ts';
import { proposeBonus, publishBonus } from './publish-bonus.ts';
import { readBonuses } from './read-bonus.ts';
import { revokeBonus, revokeForDeposit } from './revoke-bonus.ts';
import { endForPapers, endWithdrawn, finishBonuses } from './sweep-bonus.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
const { back, bonusFor, counted, depositor, dice, rowOf, setMain, standing } = bonusStage(app);

beforeAll(() => setBonusStage(app));

async function returned(depositId: string) {
  let answered: Awaited<ReturnType<typeof revokeForDeposit>> = 'none';
  await inTransaction(database, async (transaction) => {
    const by = { depositId, actor: 'operator:eva', now: app.clock.now() };
    answered = await revokeForDeposit(app, transaction, by);
    return done(null);
  });
  return answered;
}

const grantOf = (id: string) =>
  database
    .selectFrom('reward_grant')
    .select(['state', 'end_reason as reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const budgetOf = async (name: string) =>
  BigInt(
    (
      await database
        .selectFrom('reward_budget')
        .select('spent')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).spent,
  );

async function handIn(player: Player, status: 'approved' | 'refused'): Promise<void> {
  const at = app.clock.now();
  await database
    .insertInto('kyc_case')
    .values({
      player_id: player.id,
      status,
      document_kind: 'identity-card',
      locked_details: lockDetails(app, player.id, {
        fullName: 'Ana Luz',
        idNumber: player.id,
        birthday: '1990-11-24',
      }),
      id_hint: '4711',
      begun_at: at,
      submitted_at: at,
      decided_at: at,
      decided_by: 'operator:eva',
      ...(status === 'refused' ? { reason: 'unreadable' } : {}),
    })
    .execute();
}

async function credit(player: Player) {
  await inTransaction(database, async (transaction) => {
    const now = app.clock.now();
    const credited = { playerId: player.id, depositId: crypto.randomUUID(), amount: 15_000n, now };
    await grantForDeposit(app, transaction, credited);
    return done(null);
  });
}

test('a deposit that came back takes what is left of its bonus along, and what it is worth is the house’s', async () => {
  const { player, bonus } = await depositor();
  const { deposit_ref: deposit } = await rowOf(bonus);
  await setMain(player, 0n);
  expect(await dice(player, 500n, 0n)).toBe('played');
  await counted();
  expect(await returned(deposit)).toBe('revoked');
  expect(await rowOf(bonus)).toMatchObject({ state: 'revoked', end_reason: 'deposit-returned' });
  expect(await standing(player)).toEqual({ main: 0n, bonus: 0n });
  expect(await returned(deposit)).toBe('over');
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('a bonus that waits is revoked with its deposit, never begins, and its budget is free again', async () => {
  const { player, bonus } = await depositor();
  const before = await budgetOf('bonus:capped');
  const waiting = await bonusFor(player, 'capped');
  expect(await budgetOf('bonus:capped')).toBe(before + 10_000n);
  expect(await returned((await rowOf(waiting)).deposit_ref)).toBe('revoked');
  expect(await budgetOf('bonus:capped')).toBe(before);
  expect(await rowOf(waiting)).toMatchObject({ state: 'revoked', started_at: null });
  expect(await grantOf(waiting)).toEqual({ state: 'revoked', reason: 'deposit-returned' });
  expect(await rowOf(bonus)).toMatchObject({ state: 'active' });
  expect(await claimReward(app, waiting, player)).toMatchObject({ done: false });
});

test('an offer whose bonus was taken back before it began, or that is not for somebody, says Closed', async () => {
  const { player } = await depositor();
  const statusOf = async (of: Player) =>
    (await readBonuses(app, 'en', of)).value.offers.find(({ id }) => id === 'capped')?.status;
  const waiting = await bonusFor(player, 'capped');
  expect(await statusOf(player)).toBe('Claimed');
  await revokeBonus(app, { id: waiting, reason: 'A charge was disputed.' }, eva);
  expect(await statusOf(player)).toBe('Closed');
  const charged = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`);
  expect(await statusOf(charged)).toBe('Join');
  await database
    .insertInto('settled_fact')
    .values({
      ...{ player_id: charged.id, kind: 'deposit', amount: '-100', currency: 'USD' },
      ...{ happened_at: app.clock.now(), source_kind: 'transfer', source_ref: 'charged back' },
    })
    .execute();
  expect(await statusOf(charged)).toBe('Closed');
});

test('an operator takes a waiting bonus back, once', async () => {
  const { player } = await depositor();
  const waiting = await bonusFor(player, 'capped');
  const wanted = { id: waiting, reason: 'A charge was disputed.' };
  expect(await revokeBonus(app, wanted, eva)).toMatchObject({ done: true });
  expect(await revokeBonus(app, wanted, eva)).toMatchObject({ code: 'bonus.over' });
});

test('a bonus completed before its deposit was charged back stays its player’s', async () => {
  const { player, bonus } = await depositor();
  await database
    .updateTable('bonus_state')
    .set({ state: 'completed', ended_at: app.clock.now() })
    .where('grant_id', '=', bonus)
    .execute();
  expect(await returned((await rowOf(bonus)).deposit_ref)).toBe('completed');
  expect(await returned('no deposit of ours')).toBe('none');
  expect((await standing(player)).main).toBe(15_000n);
});

test('refused papers end a bonus that is played, and nobody else’s', async () => {
  const { player, bonus } = await depositor();
  const { bonus: other } = await depositor();
  await counted();
  await handIn(player, 'refused');
  await endForPapers(app);
  expect(await rowOf(bonus)).toMatchObject({ state: 'revoked', end_reason: 'kyc.refused' });
  expect(await standing(player)).toEqual({ main: 15_000n, bonus: 0n });
  expect(await rowOf(other)).toMatchObject({ state: 'active' });
});

test('a void after completion pays the player, and undoes no turnover of deposits', async () => {
  const { player, bonus } = await depositor();
  await dice(player, 14_900n, 0n);
  const opened = await placeBet(
    app,
    wish({ ...mines, choices: { stake: '400', mines: 3 } }),
    player,
  );
  if (!opened.done) throw new Error(opened.code);
  const before = await readTurnover(database, player.id, 'USD');
  await database
    .updateTable('bonus_state')
    .set({ state: 'completed', ended_at: app.clock.now() })
    .where('grant_id', '=', bonus)
    .execute();
  await back(player, opened.value.id);
  // 100 of it were own money, and 300 bonus money that is the player's own by now.
  expect((await standing(player)).main).toBe(400n);
  expect(await readTurnover(database, player.id, 'USD')).toEqual(before);
});

/** As if another gateway were reading at this moment: what was settled is not counted. */
async function whileNobodyCounts<T>(act: () => Promise<T>): Promise<T> {
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const reading = inTransaction(database, async (transaction) => {
    await transaction
      .selectFrom('fact_cursor')
      .select('id')
      .where('reader', '=', 'bonus')
      .forUpdate()
      .execute();
    held.resolve();
    await gate.promise;
    return done(null);
  });
  await held.promise;
  try {
    return await act();
  } finally {
    gate.resolve();
    await reading;
  }
}

async function withdrawn(player: Player) {
  await inTransaction(database, async (transaction) => {
    await endByWithdrawal(app, transaction, { playerId: player.id, now: app.clock.now() });
    return done(null);
  });
}

/** All of it is played, but for the last round. */
async function nearlyDone(bonus: string) {
  await counted();
  await database
    .updateTable('bonus_state')
    .set({ counted: '99900' })
    .where('grant_id', '=', bonus)
    .execute();
  await sql`
    insert into bonus_count (grant_id, fact_xid, fact_id, vendor, round, game_name, stake, weight, counted, at)
    values (${bonus}, 1, 1, 'PG', 'earlier', '{}', 99900, 100, 99900, ${app.clock.now()})`.execute(
    database,
  );
}

test('a withdrawal ends the bonus that waits as well, and its budget is free again', async () => {
  const { player } = await depositor();
  const before = await budgetOf('bonus:capped');
  const waiting = await bonusFor(player, 'capped');
  await withdrawn(player);
  expect(await rowOf(waiting)).toMatchObject({ state: 'revoked', end_reason: 'withdrawal' });
  expect(await grantOf(waiting)).toEqual({ state: 'revoked', reason: 'withdrawal' });
  expect(await budgetOf('bonus:capped')).toBe(before);
  expect(await claimReward(app, waiting, player)).toMatchObject({ code: 'reward.over' });
});

test('nobody gives up a bonus whose last round is settled and not counted yet', async () => {
  const { player, bonus } = await depositor();
  await nearlyDone(bonus);
  expect(await dice(player, 100n, 0n)).toBe('played');
  const early = await whileNobodyCounts(() => giveUpBonus(app, bonus, player));
  expect(early).toMatchObject({ code: 'bonus.counting' });
  await counted();
  expect(await giveUpBonus(app, bonus, player)).toMatchObject({ code: 'bonus.over' });
  expect(await rowOf(bonus)).toMatchObject({ state: 'completed', converted: '10000' });
});

test('a withdrawal a moment after the last round keeps what that round completed', async () => {
  const { player, bonus } = await depositor();
  await nearlyDone(bonus);
  expect(await dice(player, 100n, 0n)).toBe('played');
  await whileNobodyCounts(() => withdrawn(player));
  expect(await rowOf(bonus)).toMatchObject({ state: 'active' });
  await setMain(player, 0n);
  // It is on its way out: nothing is staked with it.
  expect(await dice(player, 100n, 0n)).toBe('wallet.short');
  await counted();
  await finishBonuses(app);
  await endWithdrawn(app);
  expect(await rowOf(bonus)).toMatchObject({ state: 'completed', converted: '10000' });
});

test('a withdrawal a moment after a round that completes nothing ends the bonus once it is counted', async () => {
  const { player, bonus } = await depositor();
  await nearlyDone(bonus);
  // It counts by a tenth, which nobody knows before it is counted.
  const round = { game: 'VB_PLINKO', stake: 100n, paid: 0n };
  expect(await rigged(app, player, round)).toBe('played');
  await whileNobodyCounts(() => withdrawn(player));
  await counted();
  await finishBonuses(app);
  await endWithdrawn(app);
  expect(await rowOf(bonus)).toMatchObject({
    state: 'given-up',
    end_reason: 'withdrawal',
    counted: '99910',
  });
  expect((await standing(player)).bonus).toBe(0n);
});

const mission = {
  kind: 'goals',
  code: 'deferred',
  title: { es: 'Bienvenida', en: 'Welcome' },
  window: { every: 'once', from: '2026-11-01T00:00:00Z', to: '2027-03-01T00:00:00Z' },
  claimDays: 7,
  budget: { cash: 20_000 },
  joining: 'tap',
  match: 'all',
  offer: { promotion: 'deferred', product: 'casino', days: 30, audience: 'everyone' },
  conditions: [{ counter: 'valid-bets', weights: { RNG: 100 }, goals: [50_000] }],
  stages: [{ form: 'cash', amount: 10_000 }],
} satisfies GoalTerms;

test('a bet counts for one offer: whoever is in one gets no other for the same games', async () => {
  const machine = { id: null, name: 'machine' };
  for (const code of ['deferred', 'deferred-too'])
    await publishMission(app, { ...mission, code }, machine);
  const one = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`, 10_000n);
  expect(await joinMission(app, 'deferred', one)).toMatchObject({ done: true });
  expect(await joinMission(app, 'deferred', one)).toMatchObject({ done: true });
  expect(await joinMission(app, 'deferred-too', one)).toMatchObject({ code: 'offer.one-active' });
  expect(await chooseBonus(app, 'worked', one)).toMatchObject({ code: 'offer.one-active' });
  const { player } = await depositor();
  expect(await joinMission(app, 'deferred', player)).toMatchObject({ code: 'offer.one-active' });
  const chooser = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`, 10_000n);
  expect(await chooseBonus(app, 'worked', chooser)).toMatchObject({ done: true });
  expect(await joinMission(app, 'deferred', chooser)).toMatchObject({ code: 'offer.one-active' });
  expect(await chooseBonus(app, null, chooser)).toMatchObject({ done: true });
  expect(await joinMission(app, 'deferred', chooser)).toMatchObject({ done: true });
});

test('an offer is had once a person: a second account with the same papers, phone or payout account gets none', async () => {
  const { player } = await depositor();
  const twin = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`, 10_000n);
  const household = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`, 10_000n);
  const late = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`, 10_000n);
  expect(await chooseBonus(app, 'worked', late)).toMatchObject({ done: true });
  const at = app.clock.now();
  const of = (who: Player, kind: 'payout-account' | 'device') => ({
    ...{ player_id: who.id, kind, mark: `of ${player.id}`, noted_at: at },
  });
  await database
    .insertInto('person_mark')
    .values([
      ...[player, twin, late].map((who) => of(who, 'payout-account')),
      ...[player, household].map((who) => of(who, 'device')),
    ])
    .execute();
  expect(await chooseBonus(app, 'worked', twin)).toMatchObject({ code: 'bonus.not-for-you' });
  expect(await chooseBonus(app, 'worked', household)).toMatchObject({ done: true });
  await credit(late);
  expect((await standing(late)).bonus).toBe(0n);
  const joiner = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`, 10_000n);
  expect(await joinMission(app, 'deferred', joiner)).toMatchObject({ done: true });
  await database
    .insertInto('person_mark')
    .values([of(joiner, 'payout-account')])
    .execute();
  expect(await joinMission(app, 'deferred', twin)).toMatchObject({ code: 'mission.not-for-you' });
});

test('an offer for the first deposit asks again as the money comes', async () => {
  const code = 'first';
  await proposeBonus(app, { ...terms, code, audience: 'first-deposit' }, { id: null, name: 'ana' });
  await publishBonus(app, code, eva);
  const [second, unchecked, first, charged] = await Promise.all(
    ['second', 'unchecked', 'first', 'charged'].map((name) =>
      seated(app, `${name}${crypto.randomUUID().slice(0, 8)}`),
    ),
  );
  for (const player of [second, unchecked, first, charged]) {
    if (!player) throw new Error('Nobody sat down.');
    await handIn(player, 'approved');
    expect(await chooseBonus(app, code, player)).toMatchObject({ done: true });
    if (player === unchecked) await handIn(player, 'refused');
    if (player === second || player === charged) {
      await database
        .insertInto('settled_fact')
        .values({
          player_id: player.id,
          kind: 'deposit',
          amount: player === charged ? '-100' : '100',
          currency: 'USD',
          happened_at: app.clock.now(),
          source_kind: 'transfer',
          source_ref: 'deposit:an-earlier-one',
        })
        .execute();
    }
    await credit(player);
    expect((await standing(player)).bonus, player.account).toBe(player === first ? 10_000n : 0n);
  }
});
