import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { exportStatement, readStatement } from './read-statement.ts';
import { isSignedBy } from './sign-statement.ts';

const { database } = await freshDatabase();
const app = testApp(database);
let ana: Player;
let count = 0;
let thisMonth: string;

beforeEach(async () => {
  count += 1;
  ana = await newPlayer(database, `ana-${count}`);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  const now = rows[0]?.now ?? new Date(0);
  thisMonth = now.toISOString().slice(0, 7);
  await give(900n, 'deposit');
  await give(-200n, 'withdrawal');
  await give(-300n, 'bet');
  await give(50n, 'win');
  await give(40n, 'bonus-granted', 'player-bonus');
  app.clock.set(new Date(Date.now() + 1_000).toISOString());
});

const give = (amount: bigint, kind: string, into?: 'player-bonus') =>
  giveMoney(database, {
    playerId: ana.id,
    ...{ amount, kind, commodity: 'USD', subject: '' },
    ...(into && { into }),
  });

async function fileOf(month: string, player = ana) {
  const { chunks } = await exportStatement(app, { month, language: 'en' }, player);
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

test('a month opens, moves by kind and closes, with bonus money apart', async () => {
  const { value } = await readStatement(app, { language: 'en' }, ana);
  expect(value).toMatchObject({
    ...{ month: thisMonth, isRunning: true, currency: 'USD', opening: '0', closing: '450' },
    rows: [
      { group: 'deposit', in: '900', out: '0', net: '900' },
      { group: 'withdrawal', in: '0', out: '200', net: '-200' },
      { group: 'play', in: '50', out: '300', net: '-250' },
    ],
    sum: { in: '950', out: '500' },
    bonus: { opening: '0', in: '40', out: '0', closing: '40' },
  });
});

test('a month before closes where this one opens, and what came later is in neither', async () => {
  const next = new Date(`${thisMonth}-15T12:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  app.clock.set(next.toISOString());
  const { value: later } = await readStatement(app, { language: 'en' }, ana);
  expect(later).toMatchObject({ opening: '450', closing: '450', rows: [], isRunning: true });
  const { value: before } = await readStatement(app, { month: thisMonth, language: 'en' }, ana);
  expect(before).toMatchObject({ month: thisMonth, isRunning: false, closing: '450' });
  const previous = before.months[2] ?? '';
  const { value: empty } = await readStatement(app, { month: previous, language: 'en' }, ana);
  expect(empty).toMatchObject({ opening: '0', closing: '0', rows: [] });
});

test('the file bears the signature that is shown, and no changed character passes', async () => {
  const { value } = await readStatement(app, { month: thisMonth, language: 'en' }, ana);
  const file = await fileOf(thisMonth);
  expect(file).toContain('Closing balance,4.50,USD');
  expect(file.trim().endsWith(`Signature,${value.signature}`)).toBe(true);
  expect(isSignedBy(value.key, file)).toBe(true);
  expect(isSignedBy(value.key, file.replace('4.50', '9.50'))).toBe(false);
  expect(isSignedBy('A'.repeat(43), file)).toBe(false);
  const other = await newPlayer(database, `other-${count}`);
  expect(await fileOf(thisMonth, other)).not.toContain('4.50');
});
