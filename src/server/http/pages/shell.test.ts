import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AnswerOf } from '#contract/call.ts';
import { gameByCode } from '#contract/game-by-code.ts';
import { type Permission, systemStatus } from '#contract/system.ts';
import { answer, done, refuse } from '#server/kernel/answer.ts';
import { builtApp } from '#tests/gateway/built-app.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

const { rendered: _, ...built } = await builtApp();
const permission = {
  info: { imageCDNs: ['https://img.example'], launchGameCDNs: [] },
} as unknown as Permission;

test('a shell made while content changed is made anew for who asks next', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<Permission>();
  const changed = {
    ...permission,
    info: { ...permission.info, imageCDNs: ['https://new.example'] },
  };
  const turns = [answered.promise];
  const slow = answer(systemStatus, async () => {
    asked.resolve();
    return done(await (turns.shift() ?? changed));
  });
  const { app, changeContent } = await fakeGateway({ ...built, answers: [slow] });
  const ask = async () =>
    String((await app.inject({ url: '/app-shell' })).headers['content-security-policy']);
  const early = ask();
  await asked.promise;
  changeContent();
  answered.resolve(permission);
  expect(await early).toContain('https://img.example');
  expect(await ask()).toContain('https://new.example');
});

test('a shell made while the merchant’s hosts could not be read is not kept', async () => {
  let isDown = true;
  const failing = answer(systemStatus, async () => {
    if (isDown) throw new Error('down');
    return done(permission);
  });
  const { app } = await fakeGateway({ ...built, answers: [failing] });
  const ask = async () =>
    String((await app.inject({ url: '/app-shell' })).headers['content-security-policy']);
  expect(await ask()).not.toContain('img.example');
  isDown = false;
  expect(await ask()).toContain('https://img.example');
});

test('the shell frames games from every launch host of the list as it is now, and from nothing else', async () => {
  let launchGameCDNs = ['https://one.example/games', 'https://two.example:8443'];
  const listed = answer(systemStatus, async () =>
    done({ ...permission, info: { ...permission.info, launchGameCDNs } }),
  );
  const { app, changeContent } = await fakeGateway({ ...built, answers: [listed] });
  const framed = async () => {
    const { headers } = await app.inject({ url: '/app-shell' });
    return /frame-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
  };
  expect(await framed()).toBe('https://one.example https://two.example:8443');
  launchGameCDNs = [
    'https://two.example:8443',
    "https://x.example; script-src 'unsafe-inline'",
    '*',
  ];
  changeContent();
  expect(await framed()).toBe('https://two.example:8443');
  launchGameCDNs = [];
  changeContent();
  expect(await framed()).toBe("'none'");
});

const html = { accept: 'text/html' };
const answers = [answer(systemStatus, async () => done(permission))];
const open = () => fakeGateway({ ...built, answers });

test('a shell shows a frame until its page is drawn, and says at which paths it has none', async () => {
  const { app } = await open();
  const { body } = await app.inject({ url: '/app-shell', headers: { ...html, cookie: 'lang=en' } });
  expect(body).toContain('<div id="opening" class="opening" inert><header>frame en</header></div>');
  expect(body).toContain('data-frameless="/bare"');
});

test('a shell carries what asks ahead and what for, and its policy lets it run; other pages do not', async () => {
  const { app } = await open();
  const { body, headers } = await app.inject({ url: '/app-shell', headers: html });
  const text = "(()=>{ask('$&');})()";
  const asks = '{"who":"/who","money":"/what?a=1&b=2","house":[],"pages":{}}';
  const said = asks.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  expect(body).toContain(`<script data-asks="${said}">${text}</script>`);
  const hash = createHash('sha256').update(text).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await app.inject({ url: '/', headers: html })).body).not.toContain('ask(');
});

test('the shell’s Link heads name the files of a member’s screen', async () => {
  const { app } = await open();
  const headers = { ...html, cookie: 'session=abc' };
  const { headers: told } = await app.inject({ url: '/member?page=x', headers });
  // What every page fetches is not said twice.
  expect([told.link].flat()).toEqual([
    '</assets/member-abc.js>; rel=modulepreload; fetchpriority=low',
    '</assets/part-abc.js>; rel=modulepreload; fetchpriority=low',
    '</assets/part-abc.css>; rel=preload; as=style; crossorigin; fetchpriority=low',
  ]);
  const worker = await app.inject({ url: '/app-shell', headers });
  expect(worker.headers.link).toBeUndefined();
});

test('at a game’s address the Link heads name the files of its table as well', async () => {
  const rules = { 'AC-1': 'VB_DICE', 'PG-1': null };
  const known = answer(gameByCode, async ({ request: { gameCode } }) =>
    gameCode in rules
      ? done({ rules: rules[gameCode as keyof typeof rules] } as AnswerOf<typeof gameByCode>)
      : refuse('game.unknown'),
  );
  const { app } = await fakeGateway({ ...built, answers: [...answers, known] });
  const headers = { ...html, cookie: 'session=abc' };
  const told = async (address: string) =>
    (await app.inject({ url: address, headers })).headers.link;
  expect(await told('/seamless?gameCode=AC-1')).toEqual([
    '</assets/dice-abc.js>; rel=modulepreload; fetchpriority=low',
  ]);
  for (const other of ['?gameCode=PG-1', '?gameCode=AC-2', '?gameCode=%3C%3E', '']) {
    expect(await told(`/seamless${other}`)).toEqual([]);
  }
});
