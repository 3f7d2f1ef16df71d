import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { rememberCaptcha } from '#server/anti-abuse/issue-captcha.ts';
import { parseSiteCommand } from '#server/commands/site/site-commands.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { seated } from '#tests/inhouse/bets.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { ana, bonusStage, eva, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { rigged } from '#tests/rewards/rigged-bet.ts';
import { workedBonus as terms } from '#tests/rewards/worked-bonus.ts';
import { chooseBonus } from './bonus/choose-bonus.ts';
import { endByWithdrawal, giveUpBonus } from './bonus/give-up-bonus.ts';
import { grantForDeposit } from './bonus/grant-for-deposit.ts';
import { proposeBonus, publishBonus } from './bonus/publish-bonus.ts';
import { faultsOfBonus } from './bonus/review-bonus.ts';
import { revokeForDeposit } from './bonus/revoke-bonus.ts';
import { publishEnvelope } from './envelopes/plan-envelopes.ts';
import { takeAsPerson } from './envelopes/take-as-person.ts';
import { takeEnvelope } from './envelopes/take-envelope.ts';
import { claimReward } from './grants/claim-rewards.ts';
import { approveGrant } from './grants/decide-grant.ts';
import { giveByHand } from './grants/give-by-hand.ts';
import { sampleGifts } from './grants/sample-gifts.ts';
import { refusalOf } from './referral/attribute.ts';
import { doByTwo } from './two-people.ts';

const { database } = await freshDatabase({ poolSize: 16 });
const app = testApp(database);
const { bonusFor, counted, depositor, dice, rowOf, setMain, standing } = bonusStage(app);

beforeAll(() => setBonusStage(app));

/** With a name of their own, as staff sign in. */
const first = await namedActor(app, 'first');
const second = await namedActor(app, 'second');

const somebody = () => newPlayer(database, `x${crypto.randomUUID().slice(0, 8)}`);

async function mark(players: readonly Player[], sign: string): Promise<void> {
  const at = app.clock.now();
  await database
    .insertInto('person_mark')
    .values(
      players.map(({ id }) => ({
        ...{ player_id: id, kind: 'identity-number' as const },
        ...{ mark: sign, noted_at: at },
      })),
    )
    .execute();
}

const gift = (of: Player, form: 'cash' | 'points' = 'points') =>
  giveByHand(
    app,
    { account: of.account, form, amount: 100n, reason: 'A kind word.', days: 7 },
    ana,
  );

/** One of ten shares of 1.00 that is open for an hour. */
async function openEnvelope(code: string): Promise<string> {
  const now = app.clock.now().getTime();
  await publishEnvelope(
    app,
    {
      ...{ code, title: { es: 'Sobre', en: 'Envelope' }, form: 'cash', split: 'fixed', minimum: 1 },
      audience: { kind: 'everyone', total: 1_000, shares: 10 },
      when: {
        every: 'once',
        from: new Date(now - 1_000).toISOString(),
        to: new Date(now + 3_600_000).toISOString(),
      },
      budget: 1_000,
    },
    ana,
  );
  const { id } = await database
    .selectFrom('envelope')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
}

/** Row by row of what people do with rewards that are not meant for it, and how far each of them comes. */
describe('who tries', () => {
  test('a second account of an excluded person is given nothing', async () => {
    const [first, second] = [await somebody(), await somebody()];
    await mark([first, second], 'one person');
    await database
      .insertInto('player_break')
      .values({
        player_id: first.id,
        kind: 'exclusion',
        began_at: app.clock.now(),
        ends_at: new Date('2028-01-01'),
      })
      .execute();
    expect(await gift(second)).toMatchObject({ code: 'account.contact-service' });
    expect(await chooseBonus(app, 'worked', second)).toMatchObject({
      code: 'account.contact-service',
    });
  });

  test('a first-deposit offer without checked papers is refused with the missing step', async () => {
    await proposeBonus(app, { ...terms, code: 'newcomers', audience: 'first-deposit' }, ana);
    await publishBonus(app, 'newcomers', eva);
    expect(await chooseBonus(app, 'newcomers', await somebody())).toMatchObject({
      code: 'kyc.missing',
    });
  });

  test('to win with own money first and play the bonus after does nothing wrong: own money was at risk', async () => {
    const { player, bonus } = await depositor();
    expect(await dice(player, 10_000n, 30_000n)).toBe('played');
    expect(await standing(player)).toEqual({ main: 35_000n, bonus: 10_000n });
    await counted();
    expect(await rowOf(bonus)).toMatchObject({ state: 'active', counted: '10000' });
  });

  test('to park a pot during the bonus finds no such game among those that it can be played in', async () => {
    const parking = { games: { VB_ORCHARD: 100 }, vendors: {}, classes: {} };
    expect(faultsOfBonus({ ...terms, weights: parking }, app.clock.now())).toEqual([
      expect.stringContaining('jackpot'),
    ]);
    const { player } = await depositor();
    await setMain(player, 0n);
    expect(await rigged(app, player, { game: 'VB_KENO', stake: 100n, paid: 0n })).toBe(
      'wallet.short',
    );
  });

  test('both sides of one draw finds that they count nothing', async () => {
    const { player, bonus } = await depositor();
    await sql`
      update bonus_state set terms = jsonb_set(terms, '{weights,classes,RNG}', '100')
      where grant_id = ${bonus}`.execute(database);
    const at = new Date(app.clock.now().getTime() + 1_000);
    const bet = (validStake: string) =>
      database
        .insertInto('bet_record')
        .values({
          ...{ player_id: player.id, game_type: 'RNG', vendor_code: 'PG' },
          game_name: { es: 'Par e impar', en: 'Odd and even' },
          ...{ stake: '5000', payout: '4900', valid_stake: validStake, state: 'won' },
          ...{ placed_at: at, settled_at: at, round: crypto.randomUUID() },
        })
        .execute();
    await bet('0');
    await counted();
    expect(await rowOf(bonus)).toMatchObject({ counted: '0' });
    await bet('2000');
    await counted();
    expect(await rowOf(bonus)).toMatchObject({ counted: '2000' });
  });

  test('one great stake and giving up is stopped at the stake, with the cap', async () => {
    const { player, bonus } = await depositor();
    await setMain(player, 0n);
    expect(await dice(player, 501n, 50_100n)).toBe('bonus.stake-above-cap');
    expect(await dice(player, 500n, 0n)).toBe('played');
    expect(await giveUpBonus(app, bonus, player)).toMatchObject({
      value: { returned: '9500', kept: '0' },
    });
  });

  test('deposit, bonus, withdrawal keeps the own money and loses the bonus', async () => {
    const { player, bonus } = await depositor();
    await inTransaction(database, async (transaction) => {
      await endByWithdrawal(app, transaction, { playerId: player.id, now: app.clock.now() });
      return done(null);
    });
    expect(await standing(player)).toEqual({ main: 15_000n, bonus: 0n });
    expect(await rowOf(bonus)).toMatchObject({ state: 'given-up' });
  });

  test('deposit, bonus, charge-back loses the bonus, and no other deposit brings one', async () => {
    const { player, bonus } = await depositor();
    const { deposit_ref: depositId } = await rowOf(bonus);
    await inTransaction(database, async (transaction) => {
      const by = { depositId, actor: 'operator:eva', now: app.clock.now() };
      expect(await revokeForDeposit(app, transaction, by)).toBe('revoked');
      return done(null);
    });
    await database
      .insertInto('settled_fact')
      .values({
        ...{ player_id: player.id, kind: 'deposit', amount: '-15000', currency: 'USD' },
        ...{ happened_at: app.clock.now(), source_kind: 'transfer', source_ref: 'charge-back' },
      })
      .execute();
    expect(await chooseBonus(app, 'capped', player)).toMatchObject({ code: 'bonus.not-for-you' });
    // The own money stays: no account is emptied for abuse.
    expect(await standing(player)).toEqual({ main: 15_000n, bonus: 0n });
  });

  test('to invite oneself is known by the marks of one person', async () => {
    const [one, twin] = [await somebody(), await somebody()];
    await mark([one, twin], 'a twin');
    await inTransaction(database, async (transaction) => {
      const invitation = { playerId: twin.id, referrerId: one.id };
      expect(await refusalOf(transaction, invitation)).toBe('same-person');
      return done(null);
    });
  });

  test('an agent who feeds their own members is refused, at whatever height they stand', async () => {
    const [top, agent, member] = [await somebody(), await somebody(), await somebody()];
    const sponsored = (player: Player, by: Player) => ({
      ...{ player_id: player.id, agent_id: by.id, affiliate_code: null, referrer_id: null },
      ...{
        register_url: null,
        register_method: 'WEB',
        registered_at: app.clock.now(),
        series: null,
      },
    });
    await database
      .insertInto('sponsor')
      .values([sponsored(agent, top), sponsored(member, agent)])
      .execute();
    await inTransaction(database, async (transaction) => {
      for (const { id: referrerId } of [agent, top]) {
        expect(await refusalOf(transaction, { playerId: member.id, referrerId })).toBe('line');
      }
      // The other way it is a member's word for their agent's downline, and no line upwards.
      const down = { playerId: agent.id, referrerId: member.id };
      expect(await refusalOf(transaction, down)).toBeNull();
      return done(null);
    });
  });

  test('gifts of staff are looked at by chance, by somebody who gave and approved none', async () => {
    const [giver, friend] = [await namedActor(app, 'giver'), await somebody()];
    const approver = await namedActor(app, 'approver');
    const auditor = await namedActor(app, 'auditor');
    const give = (form: 'cash' | 'points') =>
      giveByHand(
        app,
        { account: friend.account, form, amount: 1n, reason: 'A kind word.', days: 7 },
        giver,
      );
    const ids: string[] = [];
    for (let gifts = 0; gifts < 30; gifts += 1) {
      const given = await give(gifts === 0 ? 'cash' : 'points');
      if (given.done) ids.push(given.value.id);
    }
    await approveGrant(app, ids[0] ?? '', approver);
    const now = app.clock.now();
    const month = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
    for (const bound of [giver, approver, { id: null, name: 'machine' }]) {
      expect(await sampleGifts(app, month, bound)).toMatchObject({ code: 'reward.same-person' });
    }
    const drawn = await sampleGifts(app, month, auditor);
    if (!drawn.done) throw new Error(drawn.code);
    expect(drawn.value).toHaveLength(20);
    const { detail } = await database
      .selectFrom('operator_audit')
      .select('detail')
      .where('action', '=', 'reward.sample')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ ids: drawn.value.map(({ id }) => id).join(' ') });
    const other = { year: month.year - 1, month: 12 };
    expect(await sampleGifts(app, other, giver)).toEqual({ done: true, value: [] });
  });

  test('an envelope by script gets one share, however many taps', async () => {
    const id = await openEnvelope('scripted');
    const taker = await somebody();
    const taps = await Promise.all(Array.from({ length: 40 }, () => takeEnvelope(app, id, taker)));
    expect(taps.filter((tap) => tap.done)).toHaveLength(1);
    expect((await standing(taker)).main).toBe(100n);
  });

  test('taps by script are asked whether a person is there, and who is one takes their share', async () => {
    const taker = await somebody();
    const from = { player: taker, visit: { address: '190.0.2.40' } };
    const tap = (envelopeId: string, answer?: { captchaId: string; answer: string }) =>
      takeAsPerson(app, { envelopeId, captcha: answer }, from);
    const early = await Promise.all(Array.from({ length: 40 }, () => tap('999999')));
    const codes = Object.groupBy(early, (one) => (one.done ? 'taken' : one.code));
    expect(codes['envelope.unknown']).toHaveLength(8);
    expect(codes['captcha.missing']).toHaveLength(32);
    const id = await openEnvelope('challenged');
    expect(await tap(id)).toMatchObject({ code: 'captcha.missing', needsCaptcha: true });
    const captchaId = await rememberCaptcha(app, 'ACE37');
    expect(await tap(id, { captchaId, answer: 'AAAAA' })).toMatchObject({ code: 'captcha.wrong' });
    expect(await tap(id, { captchaId, answer: 'ACE37' })).toMatchObject({ code: 'captcha.wrong' });
    const another = await rememberCaptcha(app, 'ACE37');
    expect(await tap(id, { captchaId: another, answer: 'ace37' })).toMatchObject({ done: true });
    // Somebody else behind that address is not held up by it.
    const other = { player: await somebody(), visit: from.visit };
    expect(await takeAsPerson(app, { envelopeId: id }, other)).toMatchObject({ done: true });
  });

  test('a gift to a friend waits for somebody else, who is not nobody', async () => {
    const friend = await somebody();
    const given = await gift(friend, 'cash');
    if (!given.done) throw new Error(given.code);
    const { id, state } = given.value;
    expect(state).toBe('waiting');
    expect(await claimReward(app, id, friend)).toMatchObject({ code: 'reward.not-yet' });
    expect(await approveGrant(app, id, ana)).toMatchObject({ code: 'reward.same-person' });
    expect(await approveGrant(app, id, { id: null, name: 'machine' })).toMatchObject({
      code: 'reward.same-person',
    });
    expect(await approveGrant(app, id, second)).toMatchObject({ done: true });
  });

  test('money for a friend by any file waits for another operator, who says the same to the letter', async () => {
    const friend = await somebody();
    const subject = 'envelope:for-a-friend';
    const definition = { form: 'cash', audience: { kind: 'personal', accounts: [friend.account] } };
    const agree = (by: typeof second, what: object = definition) =>
      doByTwo(
        app,
        { subject, definition: what, standing: async () => null, carryOut: async () => 'done' },
        by,
      );
    const machine = { id: null, name: 'machine' };
    expect(await agree(machine)).toMatchObject({ code: 'reward.same-person' });
    expect(await agree(first)).toMatchObject({ value: { state: 'waits' } });
    expect(await agree(first)).toMatchObject({ code: 'reward.same-person' });
    expect(await agree(second, { ...definition, budget: 1 })).toMatchObject({
      value: { state: 'waits' },
    });
    expect(await agree(first)).toMatchObject({ value: { state: 'waits' } });
    const both = await Promise.all([agree(second), agree(second)]);
    expect(both.filter((one) => one.done && one.value.state === 'agreed')).toHaveLength(1);
    // The terminal itself asks for it, and for nobody's name it does nothing.
    const folder = await mkdtemp(join(tmpdir(), 'envelope-'));
    const file = join(folder, 'rain.json');
    const from = app.clock.now();
    await writeFile(
      file,
      JSON.stringify({
        ...{ code: 'for-a-friend', title: { es: 'Sobre', en: 'Envelope' }, form: 'cash' },
        ...{ split: 'fixed', minimum: 1, budget: 1_000 },
        audience: { kind: 'personal', total: 1_000, accounts: [friend.account] },
        when: {
          every: 'once',
          from: from.toISOString(),
          to: new Date(from.getTime() + 3_600_000).toISOString(),
        },
      }),
    );
    const command = parseSiteCommand(['envelopes', 'publish', file], from);
    if (command === 'help') throw new Error('That was help.');
    const terminal = { ...app, openVault: async () => app.vault, askOperator: async () => 'none' };
    await expect(command.run(terminal)).rejects.toThrow(/two operators/);
    await rm(folder, { recursive: true });
  });

  test('the same claim fifty times and the same deposit twenty times is paid once', async () => {
    const player = await seated(app, `x${crypto.randomUUID().slice(0, 8)}`, 1n);
    const given = await gift(player, 'cash');
    if (!given.done) throw new Error(given.code);
    await approveGrant(app, given.value.id, second);
    const before = (await standing(player)).main;
    await Promise.all(Array.from({ length: 50 }, () => claimReward(app, given.value.id, player)));
    expect((await standing(player)).main).toBe(before + 100n);
    const bonus = await bonusFor(player, 'worked');
    const credited = {
      ...{ playerId: player.id, amount: 15_000n, now: app.clock.now() },
      depositId: (await rowOf(bonus)).deposit_ref,
    };
    await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(database, async (transaction) => {
          await grantForDeposit(app, transaction, credited);
          return done(null);
        }),
      ),
    );
    expect((await standing(player)).bonus).toBe(10_000n);
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });
});
