import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { turnContent } from './turn-content.ts';
import { writeNotice } from './write-content.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const minuteMs = 60_000;

async function contentVersion(): Promise<number> {
  await app.hear();
  return Number(app.versions.content());
}

test('a start or an end that passes raises the version once, whichever gateway sees it', async () => {
  await database
    .updateTable('content_turn')
    .set({ turned_at: new Date('2030-01-01T00:00:00Z') })
    .execute();
  app.clock.set('2030-01-01T00:00:00Z');
  expect(await turnContent(app)).toBeNull();
  await writeNotice(database, {
    title: { es: 'Feria', en: 'Fair' },
    content: { es: 'x', en: 'x' },
    starts_at: new Date('2030-01-01T00:05:00Z'),
    ends_at: new Date('2030-01-01T00:08:00Z'),
  });
  const before = await contentVersion();
  expect(await turnContent(app)).toBe(5 * minuteMs);
  expect(await contentVersion()).toBe(before);

  app.clock.set('2030-01-01T00:05:00Z');
  const left = await Promise.all([turnContent(app), turnContent(app), turnContent(app)]);
  expect(left).toEqual([3 * minuteMs, 3 * minuteMs, 3 * minuteMs]);
  expect(await contentVersion()).toBe(before + 1);

  app.clock.set('2030-01-01T01:00:00Z');
  expect(await turnContent(app)).toBeNull();
  expect(await contentVersion()).toBe(before + 2);
});
