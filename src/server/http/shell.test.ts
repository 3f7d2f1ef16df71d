import { expect, test } from 'vitest';
import { type Permission, systemStatus } from '#contract/system.ts';
import { answer, done } from '#server/answer.ts';
import { builtApp } from '#tests/gateway/built-app.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

const { rendered: _, ...built } = await builtApp();
const permission = { info: { imageCDNs: ['https://img.example'] } } as unknown as Permission;

test('a shell made while content changed is made anew for who asks next', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<Permission>();
  const changed = { ...permission, info: { imageCDNs: ['https://new.example'] } } as Permission;
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
