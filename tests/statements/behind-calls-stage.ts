import { afterAll } from 'vitest';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { inTransaction } from '#server/db/open.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { done } from '#server/kernel/answer.ts';
import { plan } from '#server/kernel/jobs.ts';
import { queueMessage } from '#server/kernel/outbox/queue-message.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { subscribe } from '#server/notices/subscribe-push.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { openPush } from '#server/ports/push/open-push.ts';
import { ownKeyOf } from '#server/ports/vendors/own-key.ts';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import { publishRaffle } from '#server/rewards/raffles/plan-raffles.ts';
import { proposeRebates } from '#server/rewards/rebates/change-rule.ts';
import { publishLevels } from '#server/rewards/vip/publish-levels.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { enterVendor } from '#server/wallet/follow-money.ts';
import { upsertFollowing } from '#server/wallet/following-store.ts';
import { moveFunds } from '#server/wallet/move-funds.ts';
import { fillContracts } from '#tests/contract/fill-contracts.ts';
import { fillInhouse } from '#tests/contract/fill-inhouse.ts';
import { fillLottery } from '#tests/contract/fill-lottery.ts';
import { fillRewards } from '#tests/contract/fill-rewards.ts';
import { fillWallet } from '#tests/contract/fill-wallet.ts';
import { fillWithdrawals } from '#tests/contract/fill-withdrawals.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, type TestApp, testApp, visitor } from '#tests/database/test-app.ts';
import { beginOne, newPayer } from '#tests/deposits/deposits.ts';
import { openStubProvider } from '#tests/deposits/stub-provider.ts';
import { plantGame } from '#tests/lottery/draw-stage.ts';
import { openPushService } from '#tests/ports/push-service.ts';
import { threeLevels } from '#tests/rewards/three-levels.ts';
import { openStandInVendor } from '#tests/vendor-play/stand-in-vendor.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { smallPng } from '#tests/withdrawals/small-png.ts';
import { openStubPayouts } from '#tests/withdrawals/stub-payouts.ts';

const operator = { id: null, name: 'ana' };

/** The demonstration's merchant, with something under way in every domain that works behind calls. */
export async function setStage() {
  const { database } = await freshDatabase({ poolSize: 6 });
  const [payments, payouts, pushes] = await Promise.all([
    openStubProvider(),
    openStubPayouts(),
    openPushService(),
  ]);
  afterAll(pushes.close);
  const base = testApp(database);
  base.clock.set(new Date().toISOString());
  const { paymentsUrl, paymentsSecret } = payments.app(base).settings;
  const { payoutsUrl, payoutsSecret } = payouts.app(base).settings;
  const app: TestApp = {
    ...base,
    settings: {
      ...readSettings({ PUSH_SERVICES: pushes.origin }),
      ...{ paymentsUrl, paymentsSecret, payoutsUrl, payoutsSecret },
    },
  };
  const beacon = await openBeaconSandboxOf(app);
  afterAll(() => beacon?.close());
  await seedMerchant(app, { games: 400 });
  const { saver } = await fillWallet({ app });
  await fillInhouse({ app }, saver);
  const withdrawals = await fillWithdrawals({ app }, await smallPng());
  await fillContracts({ app });
  const rewards = await fillRewards({ app });
  await publishPromotions(app);
  await plantGame(database, { code: 'HOUSE' });
  const lottery = await fillLottery({ app }, saver);
  const deposits = await beginDeposits(app, payments);
  await moveToVendor(app);
  await pushSomething(app, pushes.addDevice('phone'));
  for (const [kind, to] of [
    ['sms', '+573017654321'],
    ['mail', 'ana@play.example'],
  ] as const) {
    await queueMessage(database, {
      ...{ kind, to, language: 'es', template: 'notice' },
      values: { site: 'Verbena', title: 'Hola', text: 'Hola' },
    });
  }
  return { app, payments, payouts, saver, withdrawals, rewards, lottery, deposits };
}

/** What members are given by the calendar: levels, rebates and a raffle of yesterday. */
async function publishPromotions(app: TestApp): Promise<void> {
  const dayMs = 24 * 60 * 60_000;
  const now = app.clock.now().getTime();
  const at = (days: number) => new Date(now + days * dayMs).toISOString();
  await publishLevels(app, threeLevels, operator);
  const rates = [{ from: 0, rates: [80] }];
  const terms = { tiers: 'whole', minimum: 1, cap: null, claimDays: 14 } as const;
  await proposeRebates(app, { classes: { RNG: rates, LIVE: rates }, ...terms }, operator);
  await publishRaffle(
    app,
    {
      ...{ code: 'weekly', title: { es: 'Rifa', en: 'Raffle' } },
      ...{ betsPerTicket: 100, ticketsPerPlayer: 5, onePrizeEach: true, reserves: 1 },
      ...{ prizes: [{ amount: 100, times: 1 }], claimDays: 14, budget: 10_000 },
      when: { every: 'once', from: at(-1), to: at(1) },
    },
    operator,
  );
}

/** One that the provider says is paid, one pending, one nobody pays, and one of somebody who takes a break. */
async function beginDeposits(app: TestApp, payments: Awaited<ReturnType<typeof openStubProvider>>) {
  const payer = await newPayer(app, 'paying');
  const ids = [];
  for (let one = 0; one < 5; one += 1) ids.push((await beginOne(app, payer)).id);
  const [paid = '', pending = '', , inOtherMoney = '', byWebhook = ''] = ids;
  const payment = { id: 'pay-1', amount: '10000000', currency: 'COP' };
  payments.knows(`ses-${paid}`, { state: 'paid', payments: [payment] });
  payments.knows(`ses-${pending}`, { state: 'pending', payments: [] });
  const dollars = { id: 'pay-2', amount: '10000000', currency: 'USD' };
  payments.knows(`ses-${inOtherMoney}`, { state: 'paid', payments: [dollars] });
  const resting = await newPayer(app, 'resting');
  await beginOne(app, resting, { method: 'transfer', amount: '5000000' });
  await beginOwnBreak(app, resting.id, { kind: 'cool-off', hours: 24 });
  return { byWebhook };
}

/** A vendor with wallets of its own: one move that it took, one that it is silent about, and a round there. */
async function moveToVendor(app: TestApp): Promise<void> {
  const { database } = app;
  const vendor = await openStandInVendor(app.clock);
  afterAll(vendor.close);
  vendor.believe((await ownKeyOf(app)).publicKey);
  await database
    .insertInto('vendor_link')
    .values({
      ...{ vendor_code: 'PG', wallet: 'transfer', public_key: vendor.publicKey },
      base_address: `${vendor.origin}/api/PG`,
    })
    .execute();
  const mover = await newPlayer(database, 'mover');
  await giveMoney(database, { playerId: mover.id, amount: 1_000_000n });
  for (const manner of ['takes', 'waits'] as const) {
    vendor.manner = manner;
    const request = { requestId: crypto.randomUUID(), vendor: 'PG', direction: 'in' as const };
    await moveFunds(app, { ...request, amount: '40000' }, mover, visitor);
  }
  vendor.manner = 'takes';
  const follower = await newPlayer(database, 'follower');
  await giveMoney(database, { playerId: follower.id, amount: 1_000_000n });
  const chosen = { playerId: follower.id, isAutomatic: true, now: app.clock.now() };
  await upsertFollowing(database, chosen);
  await enterVendor(app, { requestId: crypto.randomUUID(), vendor: 'PG' }, follower, visitor);
  const { name: player } = await database
    .selectFrom('vendor_player')
    .select('name')
    .where('player_id', '=', mover.id)
    .executeTakeFirstOrThrow();
  const { game_code: game } = await database
    .selectFrom('game')
    .select('game_code')
    .where('vendor_code', '=', 'PG')
    .limit(1)
    .executeTakeFirstOrThrow();
  vendor.rounds.push({
    ...{ round: 'r1', player, game, state: 'completed', currency: 'COP' },
    ...{ bet: '1000', win: '500', at: app.clock.now().toISOString() },
  });
}

/** A message to somebody whose phone wants to be told. */
async function pushSomething(
  app: TestApp,
  device: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  const { database, settings } = app;
  const { id } = await newPlayer(database, 'pushed');
  await openSession(app, id);
  const { id: sessionId } = await database
    .selectFrom('session')
    .select('id')
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow();
  const request = { ...device, isRenewal: false, replaces: undefined };
  const subscribed = await subscribe(app, openPush(settings), request, { id, sessionId });
  if (!subscribed.done) throw new Error(subscribed.code);
  const values = { amount: '5000000', currency: 'COP' };
  await inTransaction(database, async (transaction) => {
    await notifyPlayer(app, transaction, { playerId: id, template: 'deposit.credited', values });
    return done(null);
  });
  const due = app.clock.now();
  const body = { playerId: id, step: 'registration' };
  await plan(database, { kind: 'resemblance', key: `${id}:registration`, due, body });
}
