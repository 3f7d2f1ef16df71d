import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { limitKinds } from '#contract/protection-rules.ts';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { playLimitKinds } from './play-facts.ts';
import { selectPlayFacts } from './play-facts-store.ts';
import { type Windows, windowsAt } from './windows.ts';

const { database } = await freshDatabase();
const now = new Date('2026-11-23T12:00:00Z');

test.each(['UTC', 'America/Bogota', 'Asia/Kolkata', 'Europe/Madrid', 'Pacific/Auckland'])(
  'L-LOSS: the database and the gateway begin the windows of %s at the same moments',
  async (zone) => {
    await database.deleteFrom('site_setting').execute();
    const setting = { ...siteSettingRow('verbena'), time_zone: zone };
    await database.insertInto('site_setting').values(setting).execute();
    // Five days and seven hours: over a year it meets every hour, month and change of the clock.
    for (let step = 0; step < 80; step += 1) {
      const at = new Date(now.getTime() + step * 127 * 3_600_000);
      const { rows } =
        await sql<Windows>`select day, week, month from play_windows_at(${at})`.execute(database);
      expect(rows[0]).toEqual(windowsAt(at, zone));
    }
  },
);

test('L-LOSS: each kind of limit but that on deposits is among those that stop play', () => {
  expect([...playLimitKinds].sort()).toEqual(
    limitKinds.filter((kind) => kind !== 'deposit').sort(),
  );
});

test('L-LOSS: facts hold the limits of play only, with what was used of them', async () => {
  const { id: playerId } = await newPlayer(database, 'facts');
  const limits = limitKinds.map((kind) => ({ kind, period: 'day' as const, amount: '500' }));
  await database
    .insertInto('player_limit')
    .values(limits.map((limit) => ({ ...limit, player_id: playerId, set_at: now })))
    .execute();
  await sql`select play_count(${playerId}, ${now}, 70, 20, ${[now]})`.execute(database);
  const { value } = await inTransaction(database, async (transaction) =>
    done(await selectPlayFacts(transaction, playerId, now)),
  );
  expect(value.limits.map(({ kind }) => kind).sort()).toEqual([...playLimitKinds].sort());
  expect(value.used.wager.day).toBe(70n);
  expect(value.used.loss.day).toBe(50n);
  expect(value.used.session.day).toBe(1n);
  expect(value.lastMinute).toEqual(now);
});

test('a player’s facts are read by one transaction at a time', async () => {
  const { id: playerId } = await newPlayer(database, 'locked');
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = (name: string, wait?: Promise<void>) =>
    inTransaction(database, async (transaction) => {
      await selectPlayFacts(transaction, playerId, now);
      order.push(`${name} reads`);
      await wait;
      order.push(`${name} ends`);
      return done(null);
    });
  const first = read('first', held);
  await expect.poll(() => order).toEqual(['first reads']);
  const second = read('second');
  setTimeout(release, 100);
  await Promise.all([first, second]);
  expect(order).toEqual(['first reads', 'first ends', 'second reads', 'second ends']);
});
