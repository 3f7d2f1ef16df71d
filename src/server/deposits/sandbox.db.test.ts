import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openSandboxOf, paymentsOf } from '#server/ports/payments/open-payments.ts';
import type { SandboxOutcome } from '#server/ports/payments/sandbox/books.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { beginOne, booksOf, newPayer, plantMethods } from '#tests/deposits/deposits.ts';
import { followDeposit } from './follow-deposit.ts';
import { paymentWebhooks } from './receive-payment-webhook.ts';
import { selectDeposit } from './store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantMethods(database);
// The port of the gateway's own setting is free for whoever is first; a test asks for any.
const sandbox = await openSandboxOf(app, { delayMs: 30 });
const statuses: number[] = [];
const ears = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const header = (name: string) => String(request.headers[name] ?? '');
  const [hook] = paymentWebhooks(app);
  const told = { path: '', body: Buffer.concat(chunks), header };
  const answer = await hook?.receive({ provider: 'sandbox' }, told);
  statuses.push(answer?.status ?? 0);
  response.writeHead(answer?.status ?? 500).end();
}).listen(0, '127.0.0.1');
await once(ears, 'listening');
const heard = ears.address();
if (heard === null || typeof heard === 'string') throw new Error('It has no port.');
sandbox?.notify(new URL(`http://127.0.0.1:${heard.port}/`));
afterAll(async () => {
  await sandbox?.close();
  ears.closeAllConnections();
  ears.close();
});
let made = 0;

/** Begins a deposit, and presses a button on the provider's page as a browser would. */
async function play(outcome: SandboxOutcome, method = 'debit') {
  made += 1;
  const player = await newPayer(app, `sandbox${made}`);
  const { id, page } = await beginOne(app, player, { method });
  // The page's host is that of the player's address, which a test's machine cannot look up.
  const url = new URL(page ?? '');
  url.hostname = '127.0.0.1';
  const shown = await fetch(url);
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await shown.text()).toContain(outcome);
  const chosen = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) });
  expect(await chosen.text()).toContain(`deposit=${id}`);
  const state = async () => (await selectDeposit(database, id))?.state;
  const look = () =>
    followDeposit(app)({
      key: id,
      body: {},
      due: app.clock.now(),
      now: app.clock.now(),
      attempt: 1,
    });
  return { id, player, state, look };
}

test.each([
  ['success', 'debit', 'credited', 10_000_000n],
  ['delay', 'wallet', 'credited', 9_950_000n],
  ['failure', 'debit', 'failed', 0n],
  ['underpaid', 'usdt', 'credited', 5_890_000n],
  ['underpaid', 'debit', 'refunding', 0n],
  ['twice', 'debit', 'credited', 10_000_000n],
  ['out-of-order', 'wallet', 'credited', 9_950_000n],
  ['late', 'usdt', 'credited', 9_850_000n],
] as const)('%s by %s ends %s', async (outcome, method, end, balance) => {
  const { state, player } = await play(outcome, method);
  await expect.poll(state, { timeout: 30_000 }).toBe(end);
  expect((await booksOf(database, player.id)).balance).toBe(balance);
});

test('a webhook with a false signature is turned away, and the provider itself is asked', async () => {
  statuses.length = 0;
  const { state, look, player } = await play('wrong-signature');
  await expect.poll(() => statuses).toEqual([401]);
  expect(await state()).toBe('waiting');
  await look();
  expect(await state()).toBe('credited');
  expect((await booksOf(database, player.id)).balance).toBe(10_000_000n);
});

test('what was paid twice is sent back through the provider', async () => {
  const { id, look } = await play('twice');
  const due = () =>
    database
      .selectFrom('deposit_payment')
      .select('id')
      .where('deposit_id', '=', id)
      .where('refund', '>', '0')
      .execute();
  await expect.poll(async () => (await due()).length).toBe(1);
  const before = sandbox?.refunded().length ?? 0;
  await Promise.all([look(), look(), look()]);
  expect(sandbox?.refunded().length).toBe(before + 1);
});

test('nobody else asks it anything: requests without our signature are refused', async () => {
  const url = `${sandbox?.url.href}/sessions`;
  const answer = await fetch(url, {
    method: 'POST',
    body: '{}',
    headers: { 'x-signature': 't=1,v1=00' },
  });
  expect(answer.status).toBe(401);
  const provider = await paymentsOf(app);
  expect(await provider?.status('ses_unknown')).toMatchObject({ isAnswered: false, isFinal: true });
});
