import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { newStagePlayer, plantGround, plantVendor } from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';
import { beginTransfer } from '../transfers/transfer-begin.ts';
import { endRoundByHand, settleTransferByHand } from './vendor-end-by-hand.ts';
import { insertIncident } from './vendor-incident-store.ts';
import { listVendorIncidents } from './vendor-operate.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
const ana = { id: null, name: 'ana' };
const now = app.clock.now();

async function staked(account: string) {
  const player = await newStagePlayer(app, { vendor: 'PG', account, funds: 1_000n });
  const table = stageTable(app, { vendor, player, round: 'shared' });
  await table.bet('100');
  const { id } = await database
    .selectFrom('vendor_round')
    .select('id')
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  const about = { vendor: 'PG', subject: `round:${id}`, playerId: player.playerId };
  await insertIncident(database, { ...about, kind: 'round-never', detail: {}, now });
  const balance = () => mainBalance(database, player.playerId, 'COP');
  return { player, table, id, balance };
}

const audited = (subject: string) =>
  database
    .selectFrom('operator_audit')
    .select(['action', 'operator_name', 'detail'])
    .where('subject', '=', subject)
    .execute();
const incidentsOf = async (account: string) =>
  (await listVendorIncidents(app)).filter((one) => one.account === account).length;
const word = { vendor: 'PG', round: 'shared', note: 'the vendor is gone' } as const;

test('a round that a person cancels gives its stake back once, and nobody ends it again', async () => {
  const { id, balance, table } = await staked('endsone');
  const cancel = { ...word, player: 'endsone', as: 'cancelled' } as const;
  expect(await incidentsOf('endsone')).toBe(1);
  expect(await endRoundByHand(app, cancel, ana)).toBe('ended');
  expect(await endRoundByHand(app, cancel, ana)).toBe('over');
  expect(await endRoundByHand(app, { ...cancel, as: 'completed' }, ana)).toBe('over');
  expect(await balance()).toBe(1_000n);
  expect(await incidentsOf('endsone')).toBe(0);
  expect(await audited(`round:${id}`)).toEqual([
    {
      action: 'vendor.end-round',
      operator_name: 'ana',
      detail: { as: 'cancelled', note: 'the vendor is gone' },
    },
  ]);
  expect(await table.win('5')).toMatchObject({ code: 'round.over' });
});

test('a round that a person completes keeps its stake, by the name the vendor knows too', async () => {
  const { player, balance, table } = await staked('endstwo');
  const complete = { ...word, player: player.name, as: 'completed' } as const;
  expect(await endRoundByHand(app, { ...complete, round: 'other' }, ana)).toBe('unknown');
  expect(await endRoundByHand(app, complete, ana)).toBe('ended');
  expect(await balance()).toBe(900n);
  expect(await table.record()).toEqual({ stake: '100', payout: '0', state: 'lost' });
});

test('a move of money is settled by a person as by its vendor, once', async () => {
  const { player, balance } = await staked('movesone');
  const begin = async () => {
    const { value } = await inTransaction(database, async (transaction) =>
      done(
        await beginTransfer(transaction, {
          ...{ playerId: player.playerId, vendor: 'PG', direction: 'in', amount: 400n },
          ...{ currency: 'COP', now },
        }),
      ),
    );
    return value ?? '';
  };
  const back = await begin();
  expect(await balance()).toBe(500n);
  const returned = { id: back, as: 'returned', note: 'never came' } as const;
  expect(await settleTransferByHand(app, returned, ana)).toBe(true);
  expect(await settleTransferByHand(app, { ...returned, as: 'done' }, ana)).toBe(false);
  expect(await balance()).toBe(900n);
  expect(await audited(`transfer:${back}`)).toEqual([
    {
      action: 'vendor.settle-transfer',
      operator_name: 'ana',
      detail: { as: 'returned', note: 'never came' },
    },
  ]);
  const gone = await begin();
  expect(await settleTransferByHand(app, { ...returned, id: gone, as: 'done' }, ana)).toBe(true);
  expect(await balance()).toBe(500n);
});
