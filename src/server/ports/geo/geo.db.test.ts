import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, testApp } from '#tests/database/test-app.ts';
import { loadRanges, placeRange } from './load-ranges.ts';
import { tableGeo } from './table-geo.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const geo = tableGeo(app);

async function load(text: string) {
  const loaded = await loadRanges(database, () => text.split('\n'));
  await app.hear();
  return loaded;
}

test('the most specific range decides, in both families', async () => {
  const text =
    'network,country\n1.0.0.0/8,CO\n1.2.0.0/16,pe\n"2001:db8::/32","MX"\n\n10.0.0.0/8,US\n';
  expect(await load(text)).toEqual({ done: true, value: 4 });
  expect(await geo.countryOf('1.2.3.4')).toBe('PE');
  expect(await geo.countryOf('1.9.3.4')).toBe('CO');
  expect(await geo.countryOf('::ffff:1.9.3.4')).toBe('CO');
  expect(await geo.countryOf('2001:db8::1')).toBe('MX');
  expect(await geo.countryOf('9.9.9.9')).toBeNull();
});

test('no file knows where a neighbour is, and what is no address is nowhere', async () => {
  expect(await geo.countryOf('10.1.2.3')).toBeNull();
  expect(await geo.countryOf('somewhere')).toBeNull();
});

test('a bad line refuses the whole file and is named; the old table stays', async () => {
  const text = '5.0.0.0/8,AR\n5.0.0.1/8,AR\n6.0.0.0/8,Argentina\n7.0.0.0/8';
  expect(await load(text)).toEqual({
    done: false,
    faults: ['line 2: "5.0.0.1/8,AR"', 'line 3: "6.0.0.0/8,Argentina"', 'line 4: "7.0.0.0/8"'],
  });
  expect(await geo.countryOf('5.1.1.1')).toBeNull();
  expect(await geo.countryOf('1.2.3.4')).toBe('PE');
});

test('the operator’s word beats the file’s, however fine, and outlives the next file', async () => {
  expect(await placeRange(database, '1.0.0.0/8', 'br')).toBe(true);
  await app.hear();
  expect(await geo.countryOf('1.2.3.4')).toBe('BR');
  await load('1.2.3.0/24,CL');
  expect(await geo.countryOf('1.2.3.4')).toBe('BR');
  await placeRange(database, '127.0.0.0/8', 'CO');
  await app.hear();
  expect(await geo.countryOf('127.0.0.1')).toBe('CO');
  expect(await placeRange(database, '1.2.3.4/8', 'CO')).toBe(false);
});

test('a file of many batches is loaded in one piece and announced once', async () => {
  const lines = Array.from(
    { length: 12_000 },
    (_, index) => `20.${index >> 8}.${index & 255}.0/24,VE`,
  );
  const before = (await eventsOf(database)).length;
  expect(await load(lines.join('\n'))).toEqual({ done: true, value: 12_000 });
  expect(await geo.countryOf('20.46.223.9')).toBe('VE');
  expect((await eventsOf(database)).slice(before)).toEqual([
    { kind: 'status.changed', topic: null, body: {} },
  ]);
});
