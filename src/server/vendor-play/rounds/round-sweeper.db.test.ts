import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { scansOf } from '#tests/database/scans-of.ts';
import { testApp } from '#tests/database/test-app.ts';
import { newStagePlayer, plantGround, plantVendor } from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';
import { listVendorIncidents, settleVendorIncident } from '../operate/vendor-operate.ts';
import { deleteOld } from '../vendor-store.ts';
import type { RoundReport } from './round-report.ts';
import { sweepRounds } from './round-sweeper.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
let count = 0;
const start = '2026-11-20T12:00:00Z';

beforeEach(async () => {
  app.clock.set(start);
  await database.deleteFrom('vendor_incident').execute();
});

interface Says {
  state: 'open' | 'completed' | 'cancelled';
  bet: string;
  win: string;
  currency?: string;
}

/** A round with a stake of 100, and a vendor that says something of it after so many minutes. */
async function quietRound() {
  app.clock.set(start);
  count += 1;
  const name = `quiet-${count}`;
  const player = await newStagePlayer(app, { vendor: 'PG', account: name, funds: 1_000n });
  const round = stageTable(app, { vendor, player, round: name });
  await round.bet('100', `${name}-bet`);
  const asked: string[] = [];
  const told = (said: Says): RoundReport => ({
    isAnswered: true,
    value: {
      ...{ round: name, player: player.name, game: 'PG-1', currency: 'COP', at: start },
      ...said,
    },
  });
  return {
    player,
    round,
    asked,
    told,
    name,
    async sweep(
      minutes: number,
      says: RoundReport | (() => Promise<RoundReport>),
      before: (one: string) => Promise<void> = async () => undefined,
    ) {
      const now = new Date(new Date(start).getTime() + minutes * 60_000);
      app.clock.set(now.toISOString());
      const sweep = sweepRounds(app, async (_, one) => {
        await before(one);
        asked.push(one);
        if (one === name) return typeof says === 'function' ? says() : says;
        return { isAnswered: false, isFinal: false, reason: 'other' };
      });
      return sweep({ key: 'sweep', body: {}, due: now, now, attempt: 1 });
    },
    incidents: async () =>
      (await listVendorIncidents(app))
        .filter(({ account }) => account === name)
        .map(({ kind }) => kind),
    balance: () => mainBalance(database, player.playerId, 'COP'),
  };
}

test('nobody is asked about a round within its hour', async () => {
  const { sweep, asked, told, name } = await quietRound();
  await sweep(59, told({ state: 'completed', bet: '100', win: '0' }));
  expect(asked).not.toContain(name);
});

test('a round that its vendor has completed ends by its word', async () => {
  const { sweep, told, round, balance } = await quietRound();
  await sweep(61, told({ state: 'completed', bet: '100', win: '0' }));
  expect(await round.record()).toEqual({ stake: '100', payout: '0', state: 'lost' });
  expect(await balance()).toBe(900n);
  expect(await round.win('5')).toMatchObject({ code: 'round.over' });
});

test('a round that its vendor has cancelled gives its stake back, once', async () => {
  const { sweep, told, balance, incidents } = await quietRound();
  const says = told({ state: 'cancelled', bet: '100', win: '0' });
  await sweep(61, says);
  await sweep(200, says);
  expect(await balance()).toBe(1_000n);
  expect(await incidents()).toEqual([]);
});

test('a report that differs from our books ends nothing: one incident is raised', async () => {
  const { sweep, told, round, incidents, balance, asked, name } = await quietRound();
  const says = told({ state: 'completed', bet: '100', win: '70' });
  await sweep(61, says);
  await sweep(70, says);
  expect(asked.filter((one) => one === name)).toHaveLength(1);
  await sweep(130, says);
  expect(await incidents()).toEqual(['round-differs']);
  expect(await balance()).toBe(900n);
  // What was missing comes after all, and with the next look everything is as it should be.
  await round.win('70');
  await sweep(260, says);
  expect(await round.record()).toEqual({ stake: '100', payout: '70', state: 'lost' });
  expect(await incidents()).toEqual([]);
});

test('another player’s round under that name is not taken for this one', async () => {
  const { sweep, told, incidents } = await quietRound();
  const says = told({ state: 'completed', bet: '100', win: '0' });
  if (says.isAnswered && says.value !== 'never') says.value.player = 'somebody-else-entirely';
  await sweep(61, says);
  expect(await incidents()).toEqual(['round-differs']);
});

test('a round that its vendor does not know raises an incident', async () => {
  const { sweep, incidents, balance } = await quietRound();
  await sweep(61, { isAnswered: true, value: 'never' });
  expect(await incidents()).toEqual(['round-never']);
  expect(await balance()).toBe(900n);
});

test('the same sums in another currency are not the same', async () => {
  const { sweep, told, incidents, round } = await quietRound();
  await sweep(61, told({ state: 'completed', bet: '100', win: '0', currency: 'USD' }));
  expect(await incidents()).toEqual(['round-differs']);
  expect(await round.record()).toMatchObject({ state: 'open' });
});

test('an incident about a round settles itself when its vendor ends the round after all', async () => {
  const { sweep, told, round, incidents } = await quietRound();
  const quiet: RoundReport = { isAnswered: false, isFinal: false, reason: 'timeout' };
  await sweep(61, { isAnswered: true, value: 'never' });
  await sweep(25 * 60, quiet);
  expect((await incidents()).toSorted()).toEqual(['round-never', 'round-unanswered']);
  await round.end('completed');
  await sweep(25 * 60 + 5, told({ state: 'completed', bet: '100', win: '0' }));
  expect(await incidents()).toEqual([]);
});

test('sums that differed stay an incident over the end of their round until they are equal', async () => {
  const { sweep, told, round, incidents } = await quietRound();
  const differs = told({ state: 'completed', bet: '100', win: '70' });
  await sweep(61, differs);
  await round.end('completed');
  await sweep(130, differs);
  expect(await incidents()).toEqual(['round-differs']);
  const same = told({ state: 'completed', bet: '100', win: '0' });
  // Asked once an hour, as about any other.
  await sweep(140, same);
  expect(await incidents()).toEqual(['round-differs']);
  await sweep(200, same);
  expect(await incidents()).toEqual([]);
});

test('of an open round, what has passed is no incident any more, and silence settles nothing', async () => {
  const { sweep, told, incidents } = await quietRound();
  await sweep(61, told({ state: 'completed', bet: '100', win: '70' }));
  await sweep(130, { isAnswered: false, isFinal: false, reason: 'timeout' });
  expect(await incidents()).toEqual(['round-differs']);
  // It takes its word back: the round is still being played.
  await sweep(200, told({ state: 'open', bet: '100', win: '0' }));
  expect(await incidents()).toEqual([]);
});

test('silence and a round left open are borne for a day', async () => {
  const silent = await quietRound();
  const quiet: RoundReport = { isAnswered: false, isFinal: false, reason: 'timeout' };
  await silent.sweep(61, quiet);
  expect(await silent.incidents()).toEqual([]);
  await silent.sweep(25 * 60, quiet);
  expect(await silent.incidents()).toEqual(['round-unanswered']);
  const open = await quietRound();
  const says = open.told({ state: 'open', bet: '100', win: '0' });
  await open.sweep(61, says);
  expect(await open.incidents()).toEqual([]);
  await open.sweep(25 * 60, says);
  expect(await open.incidents()).toEqual(['round-left-open']);
});

test('a round whose stakes were all taken back ends without anybody being asked', async () => {
  const { sweep, round, asked, name } = await quietRound();
  await round.rollback(`${name}-bet`);
  await sweep(61, { isAnswered: true, value: 'never' });
  expect(asked).not.toContain(name);
  expect(await round.record()).toEqual({ stake: '0', payout: '0', state: 'void' });
});

test('what comes into a round while the sweeper looks keeps it open', async () => {
  const { sweep, round, told, balance } = await quietRound();
  await sweep(61, async () => {
    expect(await round.win('5')).toMatchObject({ status: 200 });
    return told({ state: 'cancelled', bet: '100', win: '0' });
  });
  expect(await round.record()).toMatchObject({ state: 'open' });
  expect(await balance()).toBe(905n);
});

test('one round that cannot be looked at keeps nobody from the others', async () => {
  const bad = await quietRound();
  const good = await quietRound();
  const says = good.told({ state: 'completed', bet: '100', win: '0' });
  await good.sweep(61, says, async (one) => {
    if (one === bad.name) throw new Error('What it said cannot be read.');
  });
  expect(await good.round.record()).toMatchObject({ state: 'lost' });
  expect(await bad.incidents()).toEqual(['round-failed']);
  expect(await bad.round.record()).toMatchObject({ state: 'open' });
  // It has been asked about, and is not the first in the way of the next sweep.
  await good.sweep(70, says);
  expect(good.asked).not.toContain(bad.name);
});

test('a match may run for a month', async () => {
  const { sweep, told, asked, name } = await quietRound();
  await database
    .updateTable('vendor_round')
    .set({ game_type: 'SPORTS' })
    .where('round', '=', name)
    .execute();
  await sweep(29 * 24 * 60, told({ state: 'completed', bet: '100', win: '0' }));
  expect(asked).not.toContain(name);
  await sweep(31 * 24 * 60, told({ state: 'completed', bet: '100', win: '0' }));
  expect(asked).toContain(name);
});

test('an incident is settled by a name and a word, and stands in the audit', async () => {
  const { sweep } = await quietRound();
  await sweep(61, { isAnswered: true, value: 'never' });
  const [incident] = (await listVendorIncidents(app)).filter(({ kind }) => kind === 'round-never');
  const wish = { id: incident?.id ?? '', note: 'voided by hand' };
  expect(await settleVendorIncident(app, wish, { id: null, name: 'ana' })).toBe(true);
  expect(await settleVendorIncident(app, wish, { id: null, name: 'ana' })).toBe(false);
  const lines = await database
    .selectFrom('operator_audit')
    .select(['action', 'subject', 'operator_name'])
    .execute();
  expect(lines).toEqual([
    { action: 'vendor.incident', subject: `incident:${wish.id}`, operator_name: 'ana' },
  ]);
});

test('nonces and launch tokens that are of no use any more are removed', async () => {
  const { sweep } = await quietRound();
  const nonces = () => database.selectFrom('vendor_nonce').select('nonce').execute();
  const fresh = (await nonces()).length;
  expect(fresh).toBeGreaterThan(0);
  await sweep(10, { isAnswered: true, value: 'never' });
  expect((await nonces()).length).toBe(fresh);
  await sweep(12, { isAnswered: true, value: 'never' });
  expect(await nonces()).toEqual([]);
});

test('old nonces are found by their time, without reading those that are still good', async () => {
  const due = new Date(app.clock.now().getTime() - 11 * 60_000);
  await sql`
    insert into vendor_nonce (vendor_code, nonce, received_at)
    select 'PG', md5(number::text), ${due}::timestamptz + (number - 5) * interval '10 milliseconds'
    from generate_series(0, 20000) as number`.execute(database);
  await sql`analyze vendor_nonce`.execute(database);
  const scans = await inTransaction(database, async (transaction) => {
    const before = await scansOf(transaction, 'vendor_nonce');
    await deleteOld(transaction, due);
    return { done: true, count: (await scansOf(transaction, 'vendor_nonce')) - before };
  });
  expect(scans.count).toBe(0);
  const { length } = await database.selectFrom('vendor_nonce').select('nonce').execute();
  expect(length).toBe(20_001 - 5);
});
