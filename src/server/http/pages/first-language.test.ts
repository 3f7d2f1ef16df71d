import { expect, test } from 'vitest';
import type { Permission } from '#contract/system.ts';
import { systemStatus } from '#contract/system.ts';
import { answer, done } from '#server/kernel/answer.ts';
import { builtApp } from '#tests/gateway/built-app.ts';
import { fakeGateway, testCalls } from '#tests/gateway/fake-gateway.ts';

const { rendered, ...built } = await builtApp();
const permission = {
  info: { imageCDNs: [], launchGameCDNs: [] },
  location: { ip: '203.0.113.1', country: 'CO' },
} as unknown as Permission;
const answers = [
  answer(systemStatus, async () => done(permission)),
  answer(testCalls.shared, async () => done({ name: 'a', made: 1 })),
];
const html = { accept: 'text/html' };

async function open() {
  rendered();
  return fakeGateway({ ...built, answers });
}

test.each([
  ['en-US,en;q=0.9,es;q=0.8', '', 'en'],
  ['fr-FR, zh;q=0.5', '', 'zh'],
  ['en-US', 'lang=ms', 'ms'],
  ['fr', '', 'es'],
])('a browser that reads %s and chose “%s” is drawn %s', async (preferred, cookie, language) => {
  const { app } = await open();
  const headers = { ...html, cookie, 'accept-language': preferred };
  for (const url of ['/', '/app-shell']) {
    const { body } = await app.inject({ url, headers });
    expect(body).toContain(`<html lang="${language}"`);
  }
  expect(rendered()).toContain(`/ ${language} auto wide`);
});

test('browsers of one language share one drawing, however they say it', async () => {
  const { app } = await open();
  for (const preferred of ['en-US', 'en-GB,en;q=0.9', 'fr;q=0.1, en']) {
    await app.inject({ url: '/', headers: { ...html, 'accept-language': preferred } });
  }
  expect(rendered()).toEqual(['/ en auto wide']);
});
