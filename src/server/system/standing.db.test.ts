import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { statusOf, systemStatus } from '#contract/system.ts';
import { placeRange } from '#server/ports/geo/load-ranges.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, testApp, visitor } from '#tests/database/test-app.ts';
import { blockRegion, openSite, startMaintenance } from './change-status.ts';
import { readPermission } from './read-permission.ts';
import { standingOf } from './standing-of.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await placeRange(database, '190.0.0.0/8', 'CO');
const fromColombia = '190.0.2.7';
const fromElsewhere = '200.0.0.1';

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  await openSite(database, app.clock.now());
  await app.hear();
});

async function statusFor(address: string): Promise<number> {
  return (await standingOf(app, address)).status;
}

test('is open, and knows the country', async () => {
  expect(await standingOf(app, fromColombia)).toEqual({
    status: 0,
    maintenanceEnd: null,
    isSameForAll: true,
    country: 'CO',
  });
});

test('maintenance closes it to all until its end, and the end counts by itself', async () => {
  const end = new Date('2026-11-20T14:00:00Z');
  await startMaintenance(database, end, app.clock.now());
  await app.hear();
  expect(await standingOf(app, fromElsewhere)).toMatchObject({ status: 1, maintenanceEnd: end });
  app.clock.set('2026-11-20T13:59:59.999Z');
  expect(await statusFor(fromElsewhere)).toBe(1);
  app.clock.set('2026-11-20T14:00:00Z');
  expect(await standingOf(app, fromElsewhere)).toMatchObject({ status: 0, maintenanceEnd: null });
});

test('maintenance without an end lasts', async () => {
  await startMaintenance(database, null, app.clock.now());
  await app.hear();
  app.clock.set('2036-01-01T00:00:00Z');
  expect(await statusFor(fromElsewhere)).toBe(1);
});

test('a blocked country is closed, its neighbours are not, and maintenance comes first', async () => {
  await blockRegion(database, { country: 'CO' });
  await blockRegion(database, { country: 'CO' });
  await app.hear();
  expect(await statusFor(fromColombia)).toBe(2);
  expect(await statusFor(fromElsewhere)).toBe(0);
  await startMaintenance(database, null, app.clock.now());
  await app.hear();
  expect(await statusFor(fromColombia)).toBe(1);
});

test('a blocked range closes it even to a neighbour', async () => {
  await blockRegion(database, { network: '127.0.0.0/8' });
  await app.hear();
  expect(await statusFor('127.0.0.1')).toBe(2);
  expect(await statusFor('::ffff:127.0.0.1')).toBe(2);
  expect(await statusFor('192.168.0.1')).toBe(0);
});

test('normal takes back what commands closed and leaves the merchant’s own rules', async () => {
  await database
    .insertInto('region_rule')
    .values([
      { action: 'deny', network: '200.0.0.0/24', country: null },
      { action: 'allow', network: '190.0.2.0/24', country: null },
    ])
    .execute();
  await blockRegion(database, { network: '190.0.2.0/24' });
  await app.hear();
  // The command's rule and the merchant's name the same range: the command is the later word.
  expect(await statusFor(fromColombia)).toBe(2);
  await openSite(database, app.clock.now());
  await app.hear();
  expect(await statusFor(fromColombia)).toBe(0);
  expect(await statusFor(fromElsewhere)).toBe(2);
  expect(await standingOf(app, fromColombia)).toMatchObject({ isSameForAll: false });
  await database.deleteFrom('region_rule').execute();
});

test('every change of the site is published to all', async () => {
  const before = (await eventsOf(database)).length;
  await startMaintenance(database, null, app.clock.now());
  await openSite(database, app.clock.now());
  expect((await eventsOf(database)).slice(before)).toEqual([
    { kind: 'status.changed', topic: null, body: {} },
    { kind: 'status.changed', topic: null, body: {} },
  ]);
});

test('the permission answers by its schema, shut out or not, and says both reasons', async () => {
  const end = new Date('2026-11-20T14:00:00Z');
  await startMaintenance(database, end, app.clock.now());
  await blockRegion(database, { country: 'CO' });
  await app.hear();
  const { value } = await readPermission(app, () => [], {}, { ...visitor, address: fromColombia });
  const permission = v.parse(systemStatus.value, value);
  expect(permission).toMatchObject({
    location: { ip: fromColombia, country: 'CO' },
    maintenance: true,
    regionRestriction: true,
    maintenanceEnd: '2026-11-20T14:00:00.000Z',
    serverTime: '2026-11-20T12:00:00.000Z',
  });
  expect(statusOf(permission)).toBe(1);
});
