import { expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { checkVendorsModel, checkWallets } from '#tests/models/vendors-model.ts';
import { openNaiveWallet } from './naive-wallet.ts';
import { playAndKill } from './vendors-kills.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const told = (name: string, figures: object) => console.log(JSON.stringify({ name, ...figures }));

test('whatever order callbacks come in, and however often, the wallet does what the bookkeeper says', async () => {
  const figures = await checkVendorsModel(database, { seed: 5, sequences: 60, atOnce: 2 });
  told('vendors.model', figures);
  expect(figures.example).toBeUndefined();
  expect(figures).toMatchObject({ sequences: 60, mismatches: 0 });
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('a wallet that is written carelessly does not pass for this one', async () => {
  const wanted = { seed: 5, sequences: 60, atOnce: 1 };
  const figures = await checkWallets(wanted, openNaiveWallet(60n));
  told('vendors.model.naive', figures);
  expect(figures.mismatches).toBeGreaterThan(0);
});

test('gateways are killed in the midst of callbacks, and so is the database: nothing is lost or done twice', async () => {
  const figures = await playAndKill({ rounds: 40, kills: 1 });
  told('vendors.kills', figures);
  expect(figures).toMatchObject({
    ...{ killedGateways: 1, killedDatabases: 1 },
    ...{ astray: 0, wrongRecords: 0, ledgerFaults: 0 },
  });
});
