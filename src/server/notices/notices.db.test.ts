import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { done, refuse } from '#server/kernel/answer.ts';
import { mayMarket } from '#server/protection/may-market.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, newPlayer, testApp } from '#tests/database/test-app.ts';
import { markAllRead, markRead, removeMessage } from './change-messages.ts';
import { notifyPlayer } from './notify-player.ts';
import { notifyPlayers } from './notify-players.ts';
import { readMessages, readUnread } from './read-messages.ts';
import type { Templates } from './templates.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const sum = { amount: '5000000', currency: 'COP' };
let made = 0;
const someone = () => newPlayer(database, `reader${++made}`);

function credit(player: Player, about?: string, outcome = true) {
  return inTransaction(database, async (transaction) => {
    const values: Templates['deposit.credited'] = sum;
    const news = { playerId: player.id, template: 'deposit.credited', values } as const;
    await notifyPlayer(app, transaction, about === undefined ? news : { ...news, about });
    return outcome ? done(null) : refuse('limit.deposit');
  });
}

const read = async (player: Player, language: 'es' | 'en' = 'es', rest = {}) =>
  (await readMessages(app, { language, kind: undefined, before: undefined, ...rest }, player.id))
    .value;
const changeOf = async ({ id }: Player) =>
  (await eventsOf(database)).filter(({ kind, topic }) => kind === 'message.new' && topic === id);

test('a notice that is rolled back was never sent', async () => {
  const player = await someone();
  await credit(player, undefined, false);
  expect(await read(player)).toEqual({ list: [], next: null, unread: 0 });
  expect(await changeOf(player)).toEqual([]);
});

test('one cause is one notice, however often and however much at once it is reported', async () => {
  const player = await someone();
  await Promise.all(Array.from({ length: 20 }, () => credit(player, 'deposit:1')));
  await credit(player, 'deposit:2');
  expect((await read(player)).list).toHaveLength(2);
  expect(await changeOf(player)).toHaveLength(2);
});

test('a deleted notice is not sent again, and its words are gone', async () => {
  const player = await someone();
  await credit(player, 'deposit:1');
  const id = (await read(player)).list[0]?.id ?? '';
  expect(await removeMessage(app, player.id, id)).toMatchObject({ value: { unread: 0 } });
  expect(await removeMessage(app, player.id, id)).toMatchObject({ done: true });
  await credit(player, 'deposit:1');
  expect((await read(player)).list).toEqual([]);
  const rows = await database
    .selectFrom('player_message')
    .select('filling')
    .where('player_id', '=', player.id)
    .execute();
  expect(rows).toEqual([{ filling: {} }]);
});

test('old messages speak the language that is read in now', async () => {
  const player = await someone();
  await credit(player);
  expect((await read(player, 'es')).list[0]?.title).toBe('Tu depósito ya está aquí');
  expect((await read(player, 'en')).list[0]?.title).toBe('Deposit credited');
});

test('reading counts down once, and tells the other devices', async () => {
  const player = await someone();
  await credit(player);
  await credit(player);
  const id = (await read(player)).list[0]?.id ?? '';
  expect(await markRead(app, player.id, id)).toMatchObject({ value: { unread: 1 } });
  expect(await markRead(app, player.id, id)).toMatchObject({ value: { unread: 1 } });
  expect(await changeOf(player)).toHaveLength(3);
  expect((await readUnread(app, player.id)).value).toEqual({ unread: 1 });
});

test('all that was on the glass is read, and what came meanwhile is not', async () => {
  const player = await someone();
  await credit(player);
  const seen = (await read(player)).list[0]?.id ?? '';
  await credit(player);
  expect(await markAllRead(app, player.id, seen)).toMatchObject({ value: { unread: 1 } });
});

test('nobody reads, marks or deletes another player’s notices', async () => {
  const [owner, other] = [await someone(), await someone()];
  await credit(owner);
  const id = (await read(owner)).list[0]?.id ?? '';
  expect(await markRead(app, other.id, id)).toMatchObject({ code: 'message.unknown' });
  expect(await removeMessage(app, other.id, id)).toMatchObject({ code: 'message.unknown' });
  await markAllRead(app, other.id, id);
  expect(await read(owner)).toMatchObject({ list: [{ id, isRead: false }], unread: 1 });
});

test('pages follow each other without a gap, and a kind is shown alone', async () => {
  const player = await someone();
  for (let count = 0; count < 45; count += 1) await credit(player);
  const ids: string[] = [];
  let before: string | undefined;
  do {
    const page = await read(player, 'es', { before });
    ids.push(...page.list.map(({ id }) => id));
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(new Set(ids).size).toBe(45);
  expect(ids).toEqual(ids.toSorted((one, other) => Number(other) - Number(one)));
  expect((await read(player, 'es', { kind: 'security' })).list).toEqual([]);
});

const operator = { id: null, name: 'ana' };
const letter = {
  requestId: crypto.randomUUID(),
  kind: 'promotions',
  title: { es: 'Feria', en: 'Fair', zh: undefined, ms: undefined },
  content: {
    es: '<p onclick="x()">Hola <b>tú</b><script>x()</script></p>',
    en: '<p>Hi &amp; welcome <a href="javascript:x()">here</a></p>',
    zh: undefined,
    ms: undefined,
  },
  link: '/promotions',
} as const;

test('an operator’s words arrive clean, once, and in the reader’s language', async () => {
  const player = await someone();
  const request = { ...letter, accounts: [player.account.toUpperCase(), 'nobody-at-all'] };
  const first = await notifyPlayers(app, request, operator, mayMarket);
  expect(first.value).toEqual({ sent: 1, unknown: ['nobody-at-all'], spared: 0 });
  expect((await notifyPlayers(app, request, operator, mayMarket)).value.sent).toBe(0);
  expect((await read(player, 'es')).list).toMatchObject([
    { title: 'Feria', text: 'Hola tú', content: '<p>Hola <strong>tú</strong></p>' },
  ]);
  expect((await read(player, 'en')).list).toMatchObject([
    { title: 'Fair', text: 'Hi & welcome here', link: '/promotions' },
  ]);
});

test('a player in a break gets no marketing, and the notices that concern them', async () => {
  const player = await someone();
  const now = Date.now();
  await database
    .insertInto('player_break')
    .values({
      player_id: player.id,
      kind: 'exclusion',
      began_at: new Date(now - 1_000),
      ends_at: new Date(now + 3_600_000),
    })
    .execute();
  const request = { ...letter, requestId: crypto.randomUUID(), accounts: [player.account] };
  expect((await notifyPlayers(app, request, operator, mayMarket)).value).toMatchObject({
    sent: 0,
    spared: 1,
  });
  const serious = { ...request, kind: 'money' as const };
  expect((await notifyPlayers(app, serious, operator, mayMarket)).value).toMatchObject({
    sent: 1,
    spared: 0,
  });
});
