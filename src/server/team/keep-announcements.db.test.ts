import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { announce, listAnnouncements, takeBackAnnouncement } from './keep-announcements.ts';
import { readAnnouncements } from './reports/read-income.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const agent = { ...(await newPlayer(database, 'agente', 1)), isAgent: true };
const actor = { id: null, name: 'ana' };

const titles = async (language: 'es' | 'zh') => {
  const read = await readAnnouncements(app, { language }, agent);
  return read.done ? read.value.list.map(({ title }) => title) : read.code;
};

test('agents read what is announced in their language, until it ends or is taken back', async () => {
  const words = (es: string, en: string) => ({
    title: { es, en },
    content: { es: `${es}.`, en: `${en}.` },
  });
  const endsAt = new Date(app.clock.now().getTime() + 60_000);
  await announce(app, { ...words('Corto', 'Short'), endsAt }, actor);
  const id = await announce(app, { ...words('Largo', 'Long'), endsAt: null }, actor);
  expect(await titles('es')).toEqual(['Largo', 'Corto']);
  // Where a language is missing, English stands in.
  expect(await titles('zh')).toHaveLength(2);
  app.clock.set('2026-11-21T12:00:00Z');
  expect(await titles('es')).toEqual(['Largo']);
  expect(await takeBackAnnouncement(app, id, actor)).toBe(true);
  expect(await takeBackAnnouncement(app, id, actor)).toBe(false);
  expect(await titles('es')).toEqual([]);
  expect((await listAnnouncements(app)).map(({ title }) => title)).toEqual(['Long', 'Short']);
  const audit = await database
    .selectFrom('operator_audit')
    .select('action')
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    'agent-announce',
    'agent-announce',
    'agent-announce-end',
  ]);
});
