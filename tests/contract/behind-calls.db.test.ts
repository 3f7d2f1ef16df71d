import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { type VendorOperationName, vendorOperations } from '#contract/vendor-api.ts';
import { plan, unplan } from '#server/kernel/jobs.ts';
import {
  claimJobs,
  msUntilNextJob,
  renewLease,
  settleAgain,
  settleDone,
  settleFailed,
} from '#server/kernel/jobs-store.ts';
import { settleKind } from '#server/lottery/tickets/settle-numero.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { bring, hookBody } from '#tests/deposits/deposits.ts';
import { passTime } from '#tests/lottery/draw-stage.ts';
import { numeroId } from '#tests/lottery/ticket-stage.ts';
import { newStagePlayer, plantVendor, type StagePlayer } from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';
import { behindCalls, runPlanned } from '#tests/statements/behind-calls.ts';
import { setStage } from '#tests/statements/behind-calls-stage.ts';
import {
  listenToStatements,
  noteStatements,
  type Statement,
} from '#tests/statements/note-statements.ts';
import { compareWithRecord, howToRecord } from '#tests/statements/recorded-statements.ts';
import { bringPayout } from '#tests/withdrawals/stub-payouts.ts';

const stage = await setStage();
const { app } = stage;
const { database } = app;
const { handlers, webhooks, close } = behindCalls(app);
afterAll(close);
const vendor = await plantVendor(database, 'STAGE');
const player = await newStagePlayer(app, {
  ...{ vendor: vendor.code, account: 'staged', funds: 1_000_000n },
});
listenToStatements();

const asked: Statement[] = [];
async function note<Reply>(answer: () => Promise<Reply>): Promise<Reply> {
  const { reply, statements } = await noteStatements(answer);
  asked.push(...statements);
  return reply;
}

test('every operation of a vendor asks what stands on record, and so do webhooks', async () => {
  asked.splice(0);
  const at = (round: string) => stageTable(app, { vendor, player, round });
  const table = at('r1');
  const token = await launched(player);
  const operations: Record<VendorOperationName, () => Promise<{ status: number }>> = {
    authenticate: () => table.ask('authenticate', { token }),
    balance: () => table.balance(),
    bet: () => table.bet('100', 'first'),
    win: () => table.win('50'),
    'bet-and-win': () => at('r3').whole('100', '20'),
    rollback: () => table.rollback('first'),
    'jackpot-win': () => at('r2').jackpot('5'),
    'promo-credit': () => table.promo('5'),
    'end-round': () => table.end('completed'),
  };
  expect(Object.keys(operations).toSorted()).toEqual(
    vendorOperations.map(({ name }) => name).toSorted(),
  );
  await at('r2').bet('100');
  for (const [name, ask] of Object.entries(operations)) {
    expect([name, (await note(ask)).status]).toEqual([name, 200]);
  }
  await note(() => table.ask('authenticate', { token: newToken() }));
  await note(() => table.bet('99999999999'));
  for (const webhook of webhooks.filter(({ method }) => method === 'GET')) {
    const request = { path: webhook.path, body: Buffer.alloc(0), header: () => undefined };
    expect((await note(() => webhook.receive({}, request))).status).toBe(200);
  }
  for (const status of await note(payByWebhook)) expect(status).toBe(200);
  for (const status of await note(payOutByWebhook)) expect(status).toBe(200);
  expect(await compareWithRecord('recorded-webhooks', asked), howToRecord).toEqual([]);
});

test('every kind of job asks what stands on record, on time and forty days later', async () => {
  asked.splice(0);
  const kinds = new Set<string>();
  const run = async () => {
    await untilFactsAreReadable();
    const { runs, statements } = await runPlanned(app, handlers);
    asked.push(...statements);
    for (const kind of runs.keys()) kinds.add(kind);
  };
  await run();
  await closeLotteries();
  await run();
  app.clock.set(new Date(app.clock.now().getTime() + 40 * 24 * 60 * 60_000).toISOString());
  await run();
  expect([...kinds].toSorted()).toEqual(Object.keys(handlers).toSorted());
  await note(keepQueue);
  expect(await compareWithRecord('recorded-jobs', asked), howToRecord).toEqual([]);
});

/** Reports of the payment provider: pending, paid, the same again, failed, and a session of nobody's. */
async function payByWebhook(): Promise<number[]> {
  const session = `ses-${stage.deposits.byWebhook}`;
  const payment = { id: 'pay-hook', amount: '10000000' };
  const paid = hookBody(session, { type: 'paid', payment });
  const statuses = [];
  for (const body of [
    hookBody(session, { type: 'pending' }),
    paid,
    paid,
    hookBody(session, { type: 'failed' }),
    hookBody('ses-nobody', { type: 'paid', payment: { ...payment, id: 'pay-lost' } }),
  ]) {
    statuses.push(await bring(app, body));
  }
  return statuses;
}

/** Reports of the payout provider: accepted, failed, paid, and a payout of nobody's. */
async function payOutByWebhook(): Promise<number[]> {
  const payout = stage.withdrawals.values.payoutOrder;
  const money = { paid: '500000', currency: 'COP' };
  const statuses = [];
  for (const report of [
    { id: 'evt-1', payout, state: 'accepted' },
    { id: 'evt-2', payout, state: 'failed', reason: 'account-closed' },
    { id: 'evt-3', payout, state: 'paid', ...money },
    { id: 'evt-4', payout: crypto.randomUUID(), state: 'paid', ...money },
  ]) {
    statuses.push(await bringPayout(app, report));
  }
  return statuses;
}

/** As a launch leaves it. */
async function launched({ playerId, sessionId }: StagePlayer): Promise<string> {
  const token = newToken();
  const now = app.clock.now();
  await database
    .insertInto('launch_token')
    .values({
      ...{ token_hash: hashOf(token) ?? Buffer.alloc(0), vendor_code: vendor.code },
      ...{ player_id: playerId, session_id: sessionId, mode: 'real' },
      ...{ game_code: `${vendor.code}-1`, language: 'en', made_at: now },
      expires_at: new Date(now.getTime() + 60_000),
    })
    .execute();
  return token;
}

/** Readers of facts stop below what is still being written, in other tests' databases too. */
async function untilFactsAreReadable(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ readable: boolean }>`
        select coalesce(max(order_xid) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint, true)
          as readable from settled_fact`.execute(database);
      expect(rows[0]?.readable).toBe(true);
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** The sale is over: one numero was drawn, the next is void, and the house's own are behind their time. */
async function closeLotteries(): Promise<void> {
  await passTime(database, 'HOUSE', '2 hours');
  await sql`update lottery_numero set state = 'drawn', drawn_at = clock_timestamp(), edition = 1,
      result = '["1", "2", "3", "4", "5"]', sealed_at = clock_timestamp(), list_count = 2,
      list_root = ${'0'.repeat(64)}
    where game_code = 'DIGIT' and numero = ${stage.lottery.numero ?? ''}`.execute(database);
  await sql`update lottery_numero set state = 'void', voided_at = clock_timestamp(),
      void_reason = 'no-beacon', voided_by = 'machine'
    where game_code = 'DIGIT' and numero = ${stage.lottery.laterNumero ?? ''}`.execute(database);
  for (const numero of [stage.lottery.numero, stage.lottery.laterNumero]) {
    const key = await numeroId(database, numero ?? '');
    await plan(database, { kind: settleKind, key, due: app.clock.now() });
  }
}

/** What a gateway asks of its queue: claiming, the lease, and each way in which a job ends. */
async function keepQueue(): Promise<void> {
  await database.deleteFrom('job').execute();
  const kinds = ['queued'];
  for (const key of ['done', 'again', 'failed']) {
    await plan(database, { kind: 'queued', key, due: new Date(0) });
  }
  await msUntilNextJob(database, kinds);
  for (const job of await claimJobs(database, { kinds, atMost: 3, leaseSeconds: 60 })) {
    await renewLease(database, job, 60);
    if (job.key === 'done') await settleDone(database, job);
    else if (job.key === 'again') await settleAgain(database, job, null);
    else await settleFailed(database, job, { reason: 'busy', pauseMs: 1_000 });
  }
  await unplan(database, { kind: 'queued', key: 'again' });
}
