import { afterAll, expect, test } from 'vitest';
import { selectKept } from '#server/kernel/outbox/store.ts';
import { openPhoneAuth } from '#server/ports/phone-auth/open-phone-auth.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { startPhoneCheck } from './start-phone-check.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const phoneAuth = openPhoneAuth(app);
afterAll(phoneAuth.close);

const asked = {
  number: '+573001234567',
  captchaToken: 'solved',
  language: 'en',
  address: '190.0.2.7',
  country: 'CO',
} as const;

test('on a laptop the code stands in the outbox, and typing it proves the phone', async () => {
  const started = await startPhoneCheck(app, phoneAuth, asked);
  if (!started.done) throw new Error(`It was refused: ${started.code}.`);
  await database.updateTable('outbox').set({ state: 'kept' }).execute();
  const [message] = await selectKept(database, { to: asked.number, last: 1 });
  const code = /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
  expect(await phoneAuth.confirm(started.value.session, code)).toEqual({
    done: true,
    value: { number: asked.number },
  });
});

test('the pace of our own messages holds for those of the service too', async () => {
  const number = '+573007654321';
  const all = await Promise.all(
    Array.from({ length: 20 }, () => startPhoneCheck(app, phoneAuth, { ...asked, number })),
  );
  expect(all.filter((one) => one.done)).toHaveLength(1);
  expect(all.find((one) => !one.done)).toMatchObject({ code: 'message.too-soon' });
});
