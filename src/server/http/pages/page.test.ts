import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gameMenus } from '#contract/catalogue.ts';
import type { Permission } from '#contract/system.ts';
import { systemStatus } from '#contract/system.ts';
import { answer, done } from '#server/kernel/answer.ts';
import { builtApp } from '#tests/gateway/built-app.ts';
import { fakeGateway, testCalls } from '#tests/gateway/fake-gateway.ts';
import { publicAddress } from './navigation.ts';

const { rendered, ...app } = await builtApp();
const permission = {
  info: {
    imageCDNs: ['https://img.example/a', 'https://bad.example;x'],
    launchGameCDNs: ['https://games.example'],
  },
  location: { ip: '203.0.113.1', country: 'CO' },
} as unknown as Permission;
const vendor = (vassalage: string) =>
  ({
    vassalage,
    displayName: vassalage,
    gameType: 'RNG',
    lagerIcon: '/vendors/pg.svg',
    isGame: 'VASSALAGE',
    games: 1,
  }) as const;
const menusOf = (...vendors: string[]) =>
  answer(gameMenus, async () =>
    done({
      menus: [{ gameType: 'RNG', title: 'Slots', vendors: vendors.map(vendor), classes: [] }],
      version: '1',
    }),
  );
const answers = [
  answer(systemStatus, async () => done(permission)),
  answer(testCalls.shared, async () => done({ name: 'a', made: 1 })),
  menusOf('PG', 'JL'),
];
const html = { accept: 'text/html' };

async function open(wishes: Parameters<typeof fakeGateway>[0] = {}) {
  rendered();
  return fakeGateway({ ...app, answers, ...wishes });
}

test('a public page comes whole: its words, its state, its looks, its script for later', async () => {
  const { app } = await open();
  const { body, statusCode, headers } = await app.inject({ url: '/', headers: html });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding, Accept-Language, Sec-CH-UA-Mobile, User-Agent',
  });
  expect(body).toContain('<html lang="es" dir="ltr" data-theme="auto" data-brand="verbena">');
  expect(body).toContain('<title>Home &quot;&amp;&quot; away</title>');
  expect(body).not.toContain('Development');
  expect(body).toContain('<div id="root"><main>/ $& </main></div>');
  expect(body).toContain('<style id="style">body{color:red}</style>');
  expect(body).toContain('data-files="/assets/react-def.js /assets/entry-abc.js"');
  expect(body).not.toContain('type="module"');
  // Known to the parts that come later, and not fetched.
  const sheets = body.match(/<link[^>]*rel="stylesheet"[^>]*>/g);
  expect(sheets).toEqual(['<link rel="stylesheet" href="/assets/entry-abc.css" disabled>']);
  expect(body).toMatch(
    /rel="preload" as="image" fetchpriority="high" href="\/art\/banner.svg\?v=1"/,
  );
  expect(body).toContain('/manifest.webmanifest?brand=verbena&amp;lang=es');
  expect(body).toContain('(device-width: 390px) and (device-height: 844px)');
});

/** Where a page says that what it starts from is fetched. */
const besideOf = (body: string) => /data-beside="([^"]+)"/.exec(body)?.[1] ?? '';

test('what a page starts from is fetched beside it, whole and once for good', async () => {
  const { app } = await open();
  const { body } = await app.inject({ url: '/', headers: html });
  expect(body).not.toContain('id="state"');
  const { headers, ...beside } = await app.inject({ url: besideOf(body) });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(beside.json()).toEqual({
    state: { end: '</script>', answer: { success: true, value: { name: 'a', made: 1 } } },
    rules: [[1, '.unworn{color:blue}']],
  });
});

test('what a page starts from outlives its content, and is made by a gateway that never drew it', async () => {
  const { app, changeContent } = await open();
  const { body } = await app.inject({ url: '/rng?vassalage=PG', headers: html });
  const url = besideOf(body);
  changeContent();
  expect((await app.inject({ url })).json().rules).toEqual([[1, '.unworn{color:blue}']]);
  const other = await open();
  expect((await other.app.inject({ url })).json().state.end).toBe('</script>');
  expect(rendered()).toContain('/rng?vassalage=PG es auto wide');
});

test('what a page starts from is closed to whom the site is closed', async () => {
  const { app } = await open();
  const { body } = await app.inject({ url: '/rng', headers: html });
  const url = besideOf(body);
  for (const [status, code] of [
    [1, 'system.maintenance'],
    [2, 'system.region-blocked'],
  ] as const) {
    const closed = await open({
      standing: async () => ({ status, maintenanceEnd: null, country: null }),
    });
    const response = await closed.app.inject({ url });
    expect(response.json()).toMatchObject({ code });
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test.each([
  ['another content’s', (url: string) => url.replace(/[^/]+\?/, 'x?')],
  ['no page’s', (url: string) => url.replace(/of=.*/, 'of=%2Fmember').replace(/[^/]+\?/, 'x?')],
  ['no language’s', (url: string) => url.replace('es-', 'xx-').replace(/[^/]+\?/, 'x?')],
  ['nobody’s', (url: string) => url.replace(/[^/]+\?.*/, 'x')],
])('%s beginning is not there', async (_of, changed) => {
  const { app } = await open();
  const { body } = await app.inject({ url: '/', headers: html });
  const { statusCode } = await app.inject({ url: changed(besideOf(body)) });
  expect(statusCode).toBe(404);
});

test.each([
  [{ 'sec-ch-ua-mobile': '?1' }, 'narrow'],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'a Mobile of the past' }, 'wide'],
  [
    { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148' },
    'narrow',
  ],
  [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/136.0' }, 'wide'],
])('%o is drawn a %s page', async (said, form) => {
  const { app } = await open();
  const { body } = await app.inject({
    url: '/',
    headers: { ...html, cookie: 'theme=day', ...said },
  });
  expect(besideOf(body)).toContain(`-${form}/`);
  expect(rendered()).toContain(`/ es day ${form}`);
});

test('the content policy lets in what stands in the page and nothing else', async () => {
  const { app } = await open();
  const headers = { ...html, host: 'play.example' };
  const response = await app.inject({ url: '/', headers });
  const policy = String(response.headers['content-security-policy']);
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hash("start('$&');")};`);
  expect(policy).toContain(`style-src 'self' ${hash('body{color:red}')};`);
  expect(policy).toContain("img-src 'self' data: https://img.example;");
  expect(policy).toContain("connect-src 'self' ws://play.example;");
  expect(policy).toContain('frame-src https://games.example;');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|bad\.example|\*/);
});

test('it is rendered once for each language and theme, and anew for new content', async () => {
  const { app, changeContent } = await open();
  const ask = (cookie: string) => app.inject({ url: '/', headers: { ...html, cookie } });
  await Promise.all([ask('lang=es'), ask('lang=es'), ask('')]);
  expect(rendered()).toEqual(['/ es auto wide']);
  await ask('lang=zh; theme=night');
  await ask('lang=zh; theme=night');
  expect(rendered()).toEqual(['/ zh night wide']);
  changeContent();
  await ask('lang=zh; theme=night');
  expect(rendered()).toContain('/ zh night wide');
});

test('who has the page already is not sent it again', async () => {
  const { app } = await open();
  const first = await app.inject({ url: '/', headers: html });
  const headers = { ...html, 'if-none-match': String(first.headers.etag) };
  expect((await app.inject({ url: '/', headers })).statusCode).toBe(304);
});

test.each([
  ['/rng', '/rng'],
  ['/rng?vassalage=PG&utm_source=x', '/rng?vassalage=PG'],
  [`/rng?vassalage=${'x'.repeat(65)}`, '/rng'],
  ['/?source=pwa', '/'],
  ['/member', undefined],
  ['/constructor', undefined],
  ['/rng?vassalage=x1', undefined],
])('%s is rendered as %s', async (url, address) => {
  const knowsValue = async (_: string, value: string) => value === 'PG';
  const paths = { '/': [], '/rng': ['vassalage'] };
  expect(await publicAddress(url, paths, knowsValue)).toBe(address);
});

test('a vendor that nobody knows gets the shell, and nothing is rendered for it', async () => {
  const { app, changeContent } = await open();
  const ask = (url: string) => app.inject({ url, headers: html });
  for (let made = 0; made < 20; made += 1) {
    const { statusCode, body } = await ask(`/rng?vassalage=x${made}`);
    expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
  }
  expect(rendered()).toEqual([]);
  expect((await ask('/rng?vassalage=JL')).body).toContain('<main>/rng?vassalage=JL ');
  changeContent();
  expect((await ask('/rng?vassalage=PG')).body).toContain('<main>/rng?vassalage=PG ');
});

test('a vendor is known as soon as the catalogue has it', async () => {
  const vendors = ['PG'];
  const growing = answer(gameMenus, (asked) => menusOf(...vendors).handle(asked as never) as never);
  const { app, changeContent } = await open({ answers: [...answers.slice(0, 2), growing] });
  const ask = async () => (await app.inject({ url: '/rng?vassalage=NEW', headers: html })).body;
  expect(await ask()).not.toContain('<main>');
  vendors.push('NEW');
  changeContent();
  expect(await ask()).toContain('<main>/rng?vassalage=NEW ');
});

test('a page that has to be made counts as a call; one that is made does not', async () => {
  const { app } = await open({ environment: { LIMIT_PER_MINUTE: '2' } });
  const ask = async (theme: string) => {
    const response = await app.inject({ url: '/', headers: { ...html, cookie: `theme=${theme}` } });
    return [response.statusCode, response.body.includes('<main>')];
  };
  expect(await ask('night')).toEqual([200, true]);
  for (let again = 0; again < 5; again += 1) expect(await ask('night')).toEqual([200, true]);
  expect(await ask('day')).toEqual([200, true]);
  expect(await ask('auto')).toEqual([200, false]);
  expect(await ask('night')).toEqual([200, true]);
  expect((await app.inject({ url: '/lgw/test/shared?name=a' })).statusCode).toBe(429);
});

test('a page nobody made ready is packed quickly at first, and well once it is asked for often', async () => {
  const { app } = await open();
  const headers = { ...html, cookie: 'theme=day', 'accept-encoding': 'br' };
  const ask = async () => {
    const response = await app.inject({ url: '/', headers });
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<main>/ $& </main>');
    return response.rawPayload.length;
  };
  const first = await ask();
  expect(await ask()).toBe(first);
  await expect.poll(ask).toBeLessThan(first);
});

test('who is logged in gets the shell, so that no visitor’s header flashes', async () => {
  const { app } = await open();
  const cookies = { session: 'a', theme: 'day' };
  const { body } = await app.inject({ url: '/', headers: html, cookies });
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('id="state"');
  // Other gateways of this file may still be warming up, but none of them by day.
  expect(rendered().filter((look) => look.includes(' day '))).toEqual([]);
});

test('a cookie that no login wrote keeps no page back', async () => {
  const { app } = await open();
  const headers = { ...html, cookie: `session=${'x'.repeat(201)}` };
  expect((await app.inject({ url: '/', headers })).body).toContain('<main>');
});

test('the worker’s shell has neither content nor status, whatever the site’s standing', async () => {
  const { app } = await open({
    standing: async () => ({ status: 1, maintenanceEnd: null, country: null }),
  });
  const { statusCode, body } = await app.inject({ url: '/app-shell', headers: html });
  expect(statusCode).toBe(200);
  expect(body).not.toContain('data-status');
  expect(body).toContain('<div id="root"></div>');
});

test('a private screen’s address gets the shell, an unknown one the designed 404', async () => {
  const { app } = await open();
  const known = await app.inject({ url: '/member', headers: html });
  expect([known.statusCode, known.body.includes('<main>')]).toEqual([200, false]);
  const unknown = await app.inject({ url: '/nowhere', headers: html });
  expect([unknown.statusCode, unknown.body.includes('/not-found')]).toEqual([404, true]);
});

test('during maintenance every address says so, with its end, under 503', async () => {
  const { app } = await open({
    standing: async () => ({
      status: 1,
      maintenanceEnd: new Date('2026-11-20T13:00:00Z'),
      country: null,
    }),
  });
  const { statusCode, headers, body } = await app.inject({ url: '/rng', headers: html });
  expect([statusCode, headers['retry-after']]).toEqual([503, '3600']);
  expect(body).toContain('data-status="1"');
});

test('a closed region’s page shows its visitor’s address to that visitor only', async () => {
  const { app } = await open({
    standing: async () => ({ status: 2, maintenanceEnd: null, country: 'XX' }),
  });
  const addresses = ['203.0.113.1', '203.0.113.2', '2001:db8::7'];
  for (const address of addresses) {
    const options = { url: '/', headers: html, remoteAddress: address };
    const { statusCode, body } = await app.inject(options);
    expect(statusCode).toBe(451);
    expect(body).toContain('data-status="2"');
    expect(addresses.filter((other) => body.includes(other))).toEqual([address]);
    expect(body).not.toContain('\ue000');
  }
  expect(rendered()).toEqual(['/ es auto wide']);
});

test('where rendering fails the shell is sent, and the reason is logged', async () => {
  const { app, lines } = await open();
  const { statusCode, body } = await app.inject({ url: '/broken', headers: html });
  expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
  expect(JSON.stringify(lines())).toContain('a first paint failed');
});

/** A busy machine is slow, and that is no fault of ours. */
const patiently = { timeout: 30_000 };

test('home is ready in every language before anyone asks', async () => {
  const { app, listen } = await open();
  await listen(0, '127.0.0.1');
  const seen: string[] = [];
  await expect.poll(() => seen.push(...rendered()), patiently).toBe(8);
  await app.inject({ url: '/', headers: { ...html, cookie: 'lang=ms' } });
  expect(rendered()).toEqual([]);
});

test('several changes within a moment make home ready once', async () => {
  const { app, listen, changeContent } = await open();
  await listen(0, '127.0.0.1');
  const seen: string[] = [];
  await expect.poll(() => seen.push(...rendered()), patiently).toBe(8);
  for (let change = 0; change < 5; change += 1) changeContent();
  await expect.poll(() => seen.push(...rendered()), patiently).toBe(16);
  await app.inject({ url: '/', headers: { ...html, cookie: 'lang=ms' } });
  expect(rendered()).toEqual([]);
});

test('closing waits for the rendering under way, drops those that wait, and logs no fault', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const slow = answer(testCalls.shared, async () => {
    asked.resolve();
    await answered.promise;
    return done({ name: 'a', made: 1 });
  });
  const site = await open({ answers: [answers[0], slow].filter((one) => one !== undefined) });
  const inTime = site.app.inject({ url: '/', headers: html });
  await asked.promise;
  const tooLate = site.app.inject({ url: '/rng', headers: html });
  const order: string[] = [];
  const closed = site.close().then(() => order.push('closed'));
  await setImmediate();
  order.push('answered');
  answered.resolve();
  await closed;
  expect(order).toEqual(['answered', 'closed']);
  expect((await inTime).body).toContain('<main>/ $& </main>');
  expect((await tooLate).body).toContain('<div id="root"></div>');
  expect(rendered()).toEqual(['/ es auto wide']);
  expect(site.lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a lost script or picture is an error, not a page', async () => {
  const { app } = await open();
  for (const url of ['/assets/old-123.js', '/icons/none.png']) {
    const response = await app.inject({ url, headers: { accept: '*/*' } });
    expect([response.statusCode, response.json().code]).toEqual([404, 'request.unknown-path']);
  }
});

test('without a build it says that it cannot, instead of failing', async () => {
  const { app } = await fakeGateway();
  const response = await app.inject({ url: '/', headers: html });
  expect([response.statusCode, response.json().code]).toEqual([503, 'system.unavailable']);
});

test('a page of what passes is drawn anew after a minute, and one of content is not', async () => {
  let minutes = 0;
  const { app } = await open({
    clock: {
      now: () => new Date(Date.UTC(2026, 10, 20, 12, minutes)),
      elapsedMs: () => performance.now(),
    },
  });
  const openBoth = async () => {
    for (const url of ['/', '/rng']) await app.inject({ url, headers: html });
    return rendered();
  };
  expect(await openBoth()).toEqual(['/ es auto wide', '/rng es auto wide']);
  minutes = 1;
  expect(await openBoth()).toEqual([]);
  minutes = 2;
  expect(await openBoth()).toEqual(['/rng es auto wide']);
  expect(await openBoth()).toEqual([]);
});
