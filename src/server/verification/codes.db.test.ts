import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done, refuse } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { attemptsPerCode, type CodeAsked, sendCode } from './send-code.ts';
import { proveCode, spendCode, spendProof } from './spend-code.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);

const asked: CodeAsked = {
  scene: 'login',
  kind: 'sms',
  target: '+573001234567',
  language: 'en',
  address: '190.0.2.7',
  country: 'CO',
};
const typed = { scene: 'login', target: asked.target } as const;

beforeEach(async () => {
  for (const table of ['outbox', 'message_pace', 'verification_code'] as const) {
    await database.deleteFrom(table).execute();
  }
});

/** Sends one, and answers the code that the message holds. */
async function sent(wishes: Partial<CodeAsked> = {}): Promise<string> {
  await database.deleteFrom('message_pace').execute();
  expect(await sendCode(app, { ...asked, ...wishes })).toMatchObject({ done: true });
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body ?? '')?.[0] ?? '';
}
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const expire = () =>
  sql`update verification_code set expires_at = clock_timestamp()`.execute(database);

describe('sending', () => {
  test('says how long the code is good and when another can be had, and sends it at once', async () => {
    expect(await sendCode(app, asked)).toEqual({
      done: true,
      value: { expiredMinutes: 1, validMinutes: 10 },
    });
    const rows = await database.selectFrom('outbox').selectAll().execute();
    expect(rows).toEqual([
      expect.objectContaining({ kind: 'sms', recipient: asked.target, state: 'waiting' }),
    ]);
    expect(rows[0]?.body).toMatch(/^\d{6} is your Verbena code, good for 10 min/);
  });

  test('another one is refused for as long as the operator says, however long a code is good', async () => {
    const slow = { ...app, settings: { ...app.settings, codeResendMinutes: 5 } };
    expect(await sendCode(slow, asked)).toMatchObject({ value: { expiredMinutes: 5 } });
    await sql`
      update message_pace set allowed_at = allowed_at - interval '4 minutes'`.execute(database);
    expect(await sendCode(slow, asked)).toMatchObject({ done: false, code: 'message.too-soon' });
    expect(await database.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });

  test('the site’s host stands in an SMS only where the operator has set it', async () => {
    const settings = { ...app.settings, publicOrigin: 'https://play.example' };
    const code = await sent();
    await database.deleteFrom('message_pace').execute();
    await sendCode({ database, settings }, asked);
    const bodies = await database
      .selectFrom('outbox')
      .select('body')
      .orderBy('created_at')
      .execute();
    expect(bodies[0]?.body).toContain(code);
    expect(bodies[0]?.body).not.toContain('@');
    expect(bodies[1]?.body).toMatch(/\n@play\.example #\d{6}$/);
  });

  test('neither the code nor anything it could be read from is in the table', async () => {
    const code = await sent();
    const row = await database
      .selectFrom('verification_code')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    const again = await sent();
    const next = await database
      .selectFrom('verification_code')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(again).not.toBe('');
    expect(next.salt.equals(row.salt)).toBe(false);
  });

  test('who is unknown is answered like anyone, and nothing goes out or fits', async () => {
    const known = await sendCode(app, asked);
    const stranger = { ...asked, target: '+573009999999' };
    expect(await sendCode(app, { ...stranger, isWithheld: true })).toEqual(known);
    expect(await sendCode(app, { ...stranger, isWithheld: true })).toMatchObject({
      code: 'message.too-soon',
    });
    const states = await database.selectFrom('outbox').select(['recipient', 'state']).execute();
    expect(states).toContainEqual({ recipient: stranger.target, state: 'withheld' });
    const guesses: string[] = [];
    for (let guess = 0; guess <= attemptsPerCode; guess += 1) {
      const outcome = await spendCode(database, { ...typed, target: stranger.target, code: '' });
      guesses.push(outcome.done ? 'in' : outcome.code);
    }
    expect(guesses).toEqual([...Array(attemptsPerCode).fill('code.invalid'), 'code.too-many']);
  });
});

describe('using', () => {
  test('the right code is good once', async () => {
    const code = await sent();
    expect(await spendCode(database, { ...typed, code })).toMatchObject({ done: true });
    expect(await spendCode(database, { ...typed, code })).toMatchObject({ code: 'code.invalid' });
  });

  test('a hundred at once with the right code: one gets in', async () => {
    const code = await sent();
    const all = await Promise.all(
      Array.from({ length: 100 }, () => spendCode(database, { ...typed, code })),
    );
    expect(all.filter((one) => one.done)).toHaveLength(1);
  });

  test('it is good for its own scene and target only', async () => {
    const code = await sent();
    const elsewhere = [
      { ...typed, scene: 'password' as const, code },
      { ...typed, target: '+573007654321', code },
    ];
    for (const one of elsewhere) {
      expect(await spendCode(database, one)).toMatchObject({ code: 'code.invalid' });
    }
    expect(await spendCode(database, { ...typed, code })).toMatchObject({ done: true });
  });

  test('a mailbox is the same in other letters', async () => {
    const code = await sent({ kind: 'mail', target: 'Ana@Play.example' });
    expect(
      await spendCode(database, { ...typed, target: 'ana@play.example ', code }),
    ).toMatchObject({
      done: true,
    });
  });

  test('a new code takes the old one’s place, with attempts of its own', async () => {
    const old = await sent();
    for (let guess = 0; guess < attemptsPerCode; guess += 1) {
      await spendCode(database, { ...typed, code: wrongFor(old) });
    }
    expect(await spendCode(database, { ...typed, code: old })).toMatchObject({
      code: 'code.too-many',
    });
    const code = await sent();
    if (code !== old) {
      expect(await spendCode(database, { ...typed, code: old })).toMatchObject({ done: false });
    }
    expect(await spendCode(database, { ...typed, code })).toMatchObject({ done: true });
  });

  test('an expired code is refused as expired, by the database’s clock', async () => {
    const code = await sent();
    app.clock.set('2036-01-01T00:00:00Z');
    expect(await proveCode(database, { ...typed, code })).toMatchObject({ done: true });
    await expire();
    expect(await spendCode(database, { ...typed, code })).toMatchObject({ code: 'code.expired' });
  });

  test.each(['', ' ', '12345', '1234567', '１２３４５６', "' or 1=1 --", '\0'])(
    '%j is no code',
    async (code) => {
      await sent();
      expect(await spendCode(database, { ...typed, code })).toMatchObject({ code: 'code.invalid' });
    },
  );
});

describe('guessing', () => {
  test('of a thousand guesses at once no more are looked at than the code has attempts', async () => {
    const code = await sent();
    const guesses = Array.from({ length: 1_000 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const outcomes = await Promise.all(
      guesses.map((guess) => spendCode(database, { ...typed, code: guess })),
    );
    const looked = outcomes.filter((one) => !one.done && one.code === 'code.invalid');
    expect(looked).toHaveLength(attemptsPerCode);
    expect(outcomes.filter((one) => !one.done && one.code === 'code.too-many')).toHaveLength(
      1_000 - attemptsPerCode,
    );
    // Even who guesses right now comes too late.
    expect(await spendCode(database, { ...typed, code })).toMatchObject({ code: 'code.too-many' });
  });

  test('a refusal inside a transaction cannot give the attempt back', async () => {
    const code = await sent();
    const guess = inTransaction(database, (transaction) =>
      proveCode(transaction, { ...typed, code: wrongFor(code) }),
    );
    await expect(guess).rejects.toThrow('outside of any transaction');
  });
});

describe('a proof', () => {
  test('is still good where what was done upon it failed, and spent where it succeeded', async () => {
    const code = await sent();
    const proved = await proveCode(database, { ...typed, code });
    if (!proved.done) throw new Error('The right code was refused.');
    await inTransaction(database, async (transaction) => {
      await spendProof(transaction, proved.value);
      return refuse('request.invalid');
    });
    const spend = () =>
      inTransaction(database, async (transaction) => {
        const spent = await spendProof(transaction, proved.value);
        return spent.done ? done(null) : spent;
      });
    const both = await Promise.all([spend(), spend()]);
    expect(both.filter((one) => one.done)).toHaveLength(1);
  });

  test('of an older code is worth nothing', async () => {
    const proved = await proveCode(database, { ...typed, code: await sent() });
    if (!proved.done) throw new Error('The right code was refused.');
    await sent();
    expect(await spendProof(database, proved.value)).toMatchObject({ code: 'code.invalid' });
  });
});
