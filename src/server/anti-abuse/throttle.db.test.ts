import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import {
  clearFailures,
  countFailure,
  failuresOf,
  reserveAttempt,
  takeBackAttempt,
} from './throttle.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
const proof = (key: string) => ({ rule: 'second-factor', key }) as const;

test('of two hundred attempts at once as many are let through as are free', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 200 }, () => reserveAttempt(app, [proof('crowd')])),
  );
  expect(attempts.filter(({ done }) => done)).toHaveLength(5);
});

test('attempts that share accounts and addresses never wait for each other in a circle', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      reserveAttempt(app, [
        { rule: 'login-account', key: `account-${index % 7}` },
        { rule: 'login-address', key: `address-${index % 3}` },
      ]),
    ),
  );
  expect(attempts.filter(({ done }) => done)).toHaveLength(7 * 3);
});

test('what is refused counts for nobody', async () => {
  for (let failure = 0; failure < 5; failure += 1) await countFailure(app, proof('full'));
  const both = [{ rule: 'login-address', key: 'innocent' } as const, proof('full')];
  expect(await reserveAttempt(app, both)).toMatchObject({ done: false, rule: 'second-factor' });
  const refused = await reserveAttempt(app, [proof('review')], () => ({ done: false }) as const);
  expect(refused).toEqual({ done: false });
  expect(await failuresOf(app, proof('review'))).toBe(0);
  expect(await failuresOf(app, { rule: 'login-address', key: 'innocent' })).toBe(0);
});

test('taken back, an attempt is as if it had not been; cleared, so are all', async () => {
  const reserved = await reserveAttempt(app, [proof('honest')]);
  if (!reserved.done) throw new Error('It was not free.');
  await countFailure(app, proof('honest'));
  await takeBackAttempt(app, [proof('honest')], reserved.at);
  expect(await failuresOf(app, proof('honest'))).toBe(1);
  await clearFailures(app, proof('honest'));
  expect(await failuresOf(app, proof('honest'))).toBe(0);
});

test('the table tells nobody who tried, and forgets what is over', async () => {
  app.clock.set('2026-11-20T15:00:00Z');
  await countFailure(app, proof('somebody@example.com'));
  const rows = await database.selectFrom('throttle').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('somebody');
  expect(rows.every(({ key_hash }) => key_hash.length === 32)).toBe(true);
  app.clock.set('2026-11-21T15:00:00Z');
  await reserveAttempt(app, [proof('later')]);
  const left = await database.selectFrom('throttle').selectAll().execute();
  expect(left).toHaveLength(1);
});
