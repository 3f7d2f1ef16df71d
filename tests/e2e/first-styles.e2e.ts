import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { GameType } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';
import { linkVendor } from './linked-vendor.ts';
import { inDatabase } from './place.ts';
import { address, phones } from './visit.ts';

/** All that the gateway draws. */
const drawn = [
  ...['/', '/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/lott', '/elott', '/inHouse'],
  ...['/promotions', '/help', '/favorite', '/recent'],
];
const assets = 'dist/app/assets';
const desk = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';

const classesOfRules = (text: string) =>
  new Set([...text.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));

let linked: Awaited<ReturnType<typeof linkVendor>>;

/** What vendors tell stands on these pages too, in the looks that come with it. */
const told: Record<string, { call: string; name: string }> = {
  '/live': { call: '/wps/game/live/models?language=es', name: 'Vera Soler' },
  '/rng': { call: '/wps/game/jackpots?language=es', name: 'Jackpots' },
};

beforeAll(async () => {
  const [slot = { code: '', vendor: '' }, table = slot] = await inDatabase(async (database) => [
    await firstGame(database, 'RNG'),
    await firstGame(database, 'LIVE'),
  ]);
  linked = await linkVendor([slot.vendor, table.vendor], 'seamless');
  const vera = { model: 'vera', name: 'Vera Soler', languages: ['es'], players: 3, isOnline: true };
  linked.vendor.models = [{ ...vera, game: table.code }];
  linked.vendor.pots = [{ pot: 'grand', game: slot.code, amount: '500000', currency: 'COP' }];
  for (const [path, { call, name }] of Object.entries(told)) {
    await vi.waitFor(async () => expect(await textAt(call)).toMatch(/Vera Soler|grand/), patience);
    // What was drawn before it was told is drawn anew.
    await linked.moveTo(linked.vendor.origin);
    await vi.waitFor(async () => expect((await textAt(path)).includes(name)).toBe(true), patience);
  }
});

const patience = { timeout: 90_000, interval: 500 };

async function textAt(path: string): Promise<string> {
  const accept = path.startsWith('/wps') ? '*/*' : 'text/html';
  return (await fetch(`${address}${path}`, { headers: { accept } })).text();
}

async function firstGame(database: Database, gameType: GameType) {
  const { game_code, vendor_code } = await database
    .selectFrom('game')
    .select(['game_code', 'vendor_code'])
    .where('game_type', '=', gameType)
    .where('is_shown', '=', true)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  return { code: game_code, vendor: vendor_code };
}

afterAll(() => linked.unlink());

test('a page that the gateway draws brings the looks of all that stands on it', async () => {
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(assets, name), 'utf8')));
  const dressed = classesOfRules(texts.join('\n'));
  for (const path of drawn) {
    for (const agent of [phones.pixel.userAgent, desk]) {
      const headers = { accept: 'text/html', 'user-agent': agent };
      const page = await (await fetch(`${address}${path}`, { headers })).text();
      expect(page.includes(told[path]?.name ?? ''), path).toBe(true);
      const inside = [...page.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text);
      const brought = classesOfRules(inside.join('\n'));
      const worn = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(
        ([, names]) => names?.split(' ') ?? [],
      );
      expect(worn.length).toBeGreaterThan(20);
      const bare = new Set(worn.filter((name) => dressed.has(name) && !brought.has(name)));
      expect([path, [...bare]]).toEqual([path, []]);
    }
  }
});
