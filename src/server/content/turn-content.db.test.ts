import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { testHouse } from '#tests/database/test-app.ts';
import { turnContent } from './turn-content.ts';
import { writeNotice } from './write-content.ts';

const { database } = await freshDatabase();
const house = testHouse(database);
const minuteMs = 60_000;

async function contentVersion(): Promise<number> {
  await house.hear();
  return Number(house.versions.content());
}

test('a start or an end that passes raises the version once, whichever gateway sees it', async () => {
  await database
    .updateTable('content_turn')
    .set({ turned_at: new Date('2030-01-01T00:00:00Z') })
    .execute();
  house.clock.set('2030-01-01T00:00:00Z');
  expect(await turnContent(house)).toBeNull();
  await writeNotice(database, {
    title: { es: 'Feria', en: 'Fair' },
    content: { es: 'x', en: 'x' },
    starts_at: new Date('2030-01-01T00:05:00Z'),
    ends_at: new Date('2030-01-01T00:08:00Z'),
  });
  const before = await contentVersion();
  expect(await turnContent(house)).toBe(5 * minuteMs);
  expect(await contentVersion()).toBe(before);

  house.clock.set('2030-01-01T00:05:00Z');
  const left = await Promise.all([turnContent(house), turnContent(house), turnContent(house)]);
  expect(left).toEqual([3 * minuteMs, 3 * minuteMs, 3 * minuteMs]);
  expect(await contentVersion()).toBe(before + 1);

  house.clock.set('2030-01-01T01:00:00Z');
  expect(await turnContent(house)).toBeNull();
  expect(await contentVersion()).toBe(before + 2);
});
