import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { registerFieldRows } from '#demo/merchant/merchant-rows.ts';
import { upsertCredential } from '#server/identity/passwords/credential-store.ts';
import { hashPassword } from '#server/identity/passwords/passwords.ts';
import { emailHash, lockFields, unlockFields } from '#server/identity-documents/profile-fields.ts';
import { createVault } from '#server/secrets/vault.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { bind, sendCodeTo } from './bind-contact.ts';
import { changeOwn } from './change-own.ts';
import { readOwn } from './read-own.ts';
import { selectProfile } from './store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await database.insertInto('register_field').values(registerFieldRows()).execute();
await app.hear();
const password = 'tecolote37verde';
const proof = { way: 'password', answer: password } as const;
const ana = await newPlayer(database, 'ana01');
const hashed = await hashPassword(password);
if (!hashed.done) throw new Error(hashed.code);
await upsertCredential(database, {
  playerId: ana.id,
  passwordHash: hashed.value,
  changedAt: app.clock.now(),
  mustChange: false,
});

const told = {
  payeeName: 'Zoraida Quimbaya Prueba',
  fullName: 'Zoraida Quimbaya Prueba',
  birthday: '1987-03-19',
  birthPlace: 'Barichara',
  nationality: 'CO',
  idNumber: 'CC1098765432',
  permanentAddress: 'Calle Zafiro 71',
  currentAddress: 'Carrera Topacio 12',
  occupation: 'Cartografa',
  incomeSource: 'salary',
  whatsapp: '573009871234',
  telegram: '@zoraidatele',
  facebook: 'zoraida.facebook',
  line: 'zoraidaline',
  wechat: 'zoraidawechat',
  zalo: '573004561234',
  qqNum: '78945612',
};
const email = 'Zoraida.Buzon@play.example';
const mobileNum = '3007654321';

async function boundBy(contact: Parameters<typeof sendCodeTo>[1], target: string) {
  const sent = await sendCodeTo(app, contact, ana, visitor);
  if (!sent.done) throw new Error(sent.code);
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', target)
    .executeTakeFirstOrThrow();
  const code = /\d{6}/.exec(body ?? '')?.[0] ?? '';
  return bind(app, { ...contact, code, proof }, ana);
}

/** What messages go to and bear, for as long as they wait to be sent. */
const messages = new Set(['outbox', 'message_pace', 'verification_code']);

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not relispartition`.execute(database);
  return rows.map(({ name }) => name).filter((name) => !messages.has(name));
}

test('no table holds a personal field in clear once all of them were stated', async () => {
  expect(await changeOwn(app, { ...told, proof }, ana, visitor)).toMatchObject({ done: true });
  expect(await boundBy({ kind: 'email', email, mobileNum: '' }, email.toLowerCase())).toMatchObject(
    {
      done: true,
    },
  );
  const mobile = { kind: 'mobile', countryDialingCode: '57', email: '', mobileNum } as const;
  expect(await boundBy(mobile, `+57${mobileNum}`)).toMatchObject({ done: true });
  const { fields } = (await readOwn(app, ana)).value;
  expect(fields).toMatchObject({ ...told, idNumber: '···· 5432' });

  // Two letters and a word of a list stand in other tables too, so these are looked for in the profile alone.
  const { nationality, incomeSource, ...others } = told;
  const clear = [...Object.values(others), email, mobileNum, '1098765432'];
  const found: string[] = [];
  for (const name of await tables()) {
    const { rows } = await sql<{ row: string }>`
      select lower(t::text) as row from ${sql.table(name)} t`.execute(database);
    for (const text of clear) {
      const isIn = rows.some(({ row }) => row.includes(text.toLowerCase()));
      if (isIn) found.push(`${name}: ${text}`);
    }
  }
  expect(found).toEqual([]);
  const profile = await selectProfile(database, ana.id);
  const values = Object.values(profile);
  for (const text of [nationality, incomeSource]) expect(values).not.toContain(text);
  const locked = Object.entries(profile).filter(([column]) => column.startsWith('locked_'));
  expect(locked.map(([, value]) => value)).toEqual(
    locked.map(() => expect.stringMatching(/^v1\./)),
  );
});

test('the database refuses clear text in the place of a locked field', async () => {
  const write = database
    .updateTable('profile')
    .set({ locked_full_name: 'Zoraida Quimbaya Prueba' })
    .where('player_id', '=', ana.id)
    .execute();
  await expect(write).rejects.toThrow('locked_text');
});

test('what is locked for one player or field opens for no other', async () => {
  const other = await newPlayer(database, 'otra01');
  const profile = await selectProfile(database, ana.id);
  expect(() => unlockFields(app, other.id, profile)).toThrow();
  const swapped = { ...profile, locked_line: profile.locked_zalo };
  expect(() => unlockFields(app, ana.id, swapped)).toThrow();
});

test('a mailbox is found in whatever letters it is typed, and under another secret not at all', () => {
  const upper = emailHash(app, email.toUpperCase());
  expect(upper).toBe(emailHash(app, email.toLowerCase()));
  const stranger = { vault: createVault('another secret, as long as it has to be') };
  expect(emailHash(stranger, email.toUpperCase())).not.toBe(upper);
  expect(lockFields(app, ana.id, { email: '', line: null })).toEqual({
    ...{ locked_email: null, email_hash: null, locked_line: null },
  });
});
