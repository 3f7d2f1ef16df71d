import { expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { beginOne, booksOf, newPayer, plantMethods } from '#tests/deposits/deposits.ts';
import { runCommand, terminalOf } from '#tests/operator/staff.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantMethods(database);
const site = (...words: string[]) => runCommand(terminalOf(app), ...words);

async function credited(account: string) {
  const player = await newPayer(app, account);
  const { id, reference } = await beginOne(app, player, { method: 'transfer', amount: '5000000' });
  await site('deposits', 'credit', reference);
  return { player, id, reference };
}

const facts = (playerId: string) =>
  database
    .selectFrom('settled_fact')
    .select('amount')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'deposit')
    .orderBy('id')
    .execute();

test('a charge-back takes what is still there, once, and the rest is the house’s loss', async () => {
  const { player, reference } = await credited('backone');
  const played = { playerId: player.id, amount: -3_000_000n, commodity: 'COP' };
  await giveMoney(database, played);
  const said = await site('deposits', 'charge-back', reference, 'Disputed', 'at', 'the', 'bank.');
  expect(said).toContain('2000000 left the wallet, 3000000 is lost. It brought no bonus.');
  expect((await booksOf(database, player.id)).balance).toBe(0n);
  expect(await facts(player.id)).toEqual([{ amount: '5000000' }, { amount: '-5000000' }]);
  await expect(site('deposits', 'charge-back', reference, 'Again.')).rejects.toThrow(
    'does not wait for that',
  );
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('another’s money, and a deposit that was never credited, are left alone', async () => {
  const { player, reference } = await credited('backtwo');
  await giveMoney(database, { playerId: player.id, amount: 700n, commodity: 'COP' });
  await site('deposits', 'charge-back', reference, 'Disputed.');
  expect((await booksOf(database, player.id)).balance).toBe(700n);
  const open = await beginOne(app, player, { method: 'transfer', amount: '5000000' });
  await expect(site('deposits', 'charge-back', open.reference, 'No.')).rejects.toThrow(
    'does not wait for that',
  );
});
