import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { testHouse } from '#tests/database/test-app.ts';
import {
  clearFailures,
  countFailure,
  failuresOf,
  reserveAttempt,
  takeBackAttempt,
} from './throttle.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const house = testHouse(database);
const proof = (key: string) => ({ rule: 'second-factor', key }) as const;

test('of two hundred attempts at once as many are let through as are free', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 200 }, () => reserveAttempt(house, [proof('crowd')])),
  );
  expect(attempts.filter(({ done }) => done)).toHaveLength(5);
});

test('attempts that share accounts and addresses never wait for each other in a circle', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      reserveAttempt(house, [
        { rule: 'login-account', key: `account-${index % 7}` },
        { rule: 'login-address', key: `address-${index % 3}` },
      ]),
    ),
  );
  expect(attempts.filter(({ done }) => done)).toHaveLength(7 * 3);
});

test('what is refused counts for nobody', async () => {
  for (let failure = 0; failure < 5; failure += 1) await countFailure(house, proof('full'));
  const both = [{ rule: 'login-address', key: 'innocent' } as const, proof('full')];
  expect(await reserveAttempt(house, both)).toMatchObject({ done: false, rule: 'second-factor' });
  const refused = await reserveAttempt(house, [proof('review')], () => ({ done: false }) as const);
  expect(refused).toEqual({ done: false });
  expect(await failuresOf(house, proof('review'))).toBe(0);
  expect(await failuresOf(house, { rule: 'login-address', key: 'innocent' })).toBe(0);
});

test('taken back, an attempt is as if it had not been; cleared, so are all', async () => {
  const reserved = await reserveAttempt(house, [proof('honest')]);
  if (!reserved.done) throw new Error('It was not free.');
  await countFailure(house, proof('honest'));
  await takeBackAttempt(house, [proof('honest')], reserved.at);
  expect(await failuresOf(house, proof('honest'))).toBe(1);
  await clearFailures(house, proof('honest'));
  expect(await failuresOf(house, proof('honest'))).toBe(0);
});

test('the table tells nobody who tried, and forgets what is over', async () => {
  house.clock.set('2026-11-20T15:00:00Z');
  await countFailure(house, proof('somebody@example.com'));
  const rows = await database.selectFrom('throttle').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('somebody');
  expect(rows.every(({ key_hash }) => key_hash.length === 32)).toBe(true);
  house.clock.set('2026-11-21T15:00:00Z');
  await reserveAttempt(house, [proof('later')]);
  const left = await database.selectFrom('throttle').selectAll().execute();
  expect(left).toHaveLength(1);
});
