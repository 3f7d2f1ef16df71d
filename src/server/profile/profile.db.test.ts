import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ProofOfSelf } from '#contract/proof.ts';
import { registerFieldRows } from '#demo/merchant/merchant-rows.ts';
import { upsertCredential } from '#server/identity/passwords/credential-store.ts';
import { hashPassword, verifyPassword } from '#server/identity/passwords/passwords.ts';
import { lockDetails } from '#server/identity-documents/locked-details.ts';
import { unlockFields } from '#server/identity-documents/profile-fields.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { bind, sendCodeTo } from './bind-contact.ts';
import { changeOwn } from './change-own.ts';
import { changeOwnIcon, readIcon, removeOwnIcon } from './own-icon.ts';
import { setOwn } from './payment-password.ts';
import { readOwn } from './read-own.ts';
import { selectProfile } from './store.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const app = testApp(database);
await database.insertInto('register_field').values(registerFieldRows()).execute();
await app.hear();

const password = 'tecolote37verde';
const proof: ProofOfSelf = { way: 'password', answer: password };
const wrong: ProofOfSelf = { way: 'password', answer: 'otra cosa' };
let ana = await newPlayer(database, 'ana0');
let count = 0;

beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  count += 1;
  ana = await someone('ana');
});

async function someone(name: string) {
  const player = await newPlayer(database, `${name}${count}x`);
  const hashed = await hashPassword(password);
  if (!hashed.done) throw new Error(hashed.code);
  await upsertCredential(database, {
    playerId: player.id,
    passwordHash: hashed.value,
    changedAt: app.clock.now(),
    mustChange: false,
  });
  return player;
}

async function handedIn(status: 'pending' | 'approved') {
  const at = app.clock.now();
  const details = { fullName: 'Ana Luz Prieto', idNumber: '1020304050', birthday: '1990-02-28' };
  await database
    .insertInto('kyc_case')
    .values({
      player_id: ana.id,
      status,
      document_kind: 'identity-card',
      locked_details: lockDetails(app, ana.id, details),
      id_hint: '4050',
      begun_at: at,
      submitted_at: at,
      decided_at: status === 'approved' ? at : null,
      decided_by: status === 'approved' ? 'operator:eva' : null,
      reason: null,
    })
    .execute();
}

const fieldsOf = async (player = ana) => (await readOwn(app, player)).value.fields;
const row = (player = ana) => selectProfile(database, player.id);

describe('telling about oneself', () => {
  test('a stated field is kept, a field that is not sent stays, an empty text removes it', async () => {
    const told = { occupation: '  Panadera ', nationality: 'CO', telegram: '@ana_pan' };
    expect(await changeOwn(app, { ...told, proof }, ana, visitor)).toMatchObject({ done: true });
    await changeOwn(app, { nationality: '', whatsapp: '57 300 123-4567', proof }, ana, visitor);
    expect(await fieldsOf()).toEqual({
      nickname: ana.account,
      occupation: 'Panadera',
      telegram: '@ana_pan',
      whatsapp: '573001234567',
    });
  });

  test('G-MFA: nothing but the nickname is changed without a proof, or with a wrong one', async () => {
    const occupation = 'Otra';
    expect(await changeOwn(app, { occupation }, ana, visitor)).toMatchObject({
      code: 'proof.missing',
    });
    expect(await changeOwn(app, { occupation, proof: wrong }, ana, visitor)).toMatchObject({
      code: 'login.wrong',
    });
    expect(await changeOwn(app, { nickname: 'Anita' }, ana, visitor)).toMatchObject({
      done: true,
    });
    expect(await fieldsOf()).toEqual({ nickname: 'Anita' });
  });

  test('an identity is stated once; the same again is no change', async () => {
    const told = { payeeName: 'Ana Luz Prieto', birthday: '1990-02-28' };
    await changeOwn(app, { ...told, proof }, ana, visitor);
    expect(await changeOwn(app, { ...told, proof }, ana, visitor)).toMatchObject({ done: true });
    for (const change of [
      { payeeName: 'Otra Persona' },
      { birthday: '1991-01-01' },
      { payeeName: '' },
    ]) {
      expect(await changeOwn(app, { ...change, proof }, ana, visitor)).toMatchObject({
        code: 'profile.set-once',
      });
    }
    expect(await fieldsOf()).toMatchObject(told);
  });

  test.each(['pending', 'approved'] as const)(
    'L-KYC: beside papers that are %s nobody tells another name, birthday or number',
    async (status) => {
      await handedIn(status);
      for (const change of [
        { payeeName: 'Bob Mule' },
        { fullName: 'Ana Luz Otra' },
        { birthday: '1991-01-01' },
        { idNumber: '1020304051' },
      ]) {
        expect(await changeOwn(app, { ...change, proof }, ana, visitor)).toMatchObject({
          code: 'profile.not-as-papers',
        });
      }
      const told = { payeeName: 'Prieto Ana Luz', idNumber: '1020304050' };
      expect(await changeOwn(app, { ...told, proof }, ana, visitor)).toMatchObject({
        done: true,
      });
    },
  );

  test('of twenty who tell a name at once, one name stands', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Ana ${'abcdefghijklmnopqrst'[index]}z`);
    const all = await Promise.all(
      names.map((payeeName) => changeOwn(app, { payeeName, proof }, ana, visitor)),
    );
    expect(all.filter((one) => one.done)).toHaveLength(1);
    const won = names[all.findIndex((one) => one.done)];
    expect(await fieldsOf()).toMatchObject({ payeeName: won });
  });

  test('an identity number is locked at rest and shown by its end only', async () => {
    await changeOwn(app, { idNumber: 'CC1032456789', proof }, ana, visitor);
    expect(await fieldsOf()).toMatchObject({ idNumber: '···· 6789' });
    expect(JSON.stringify(await row())).not.toContain('1032456789');
  });

  test.each([
    ['a birthday that no calendar has', { birthday: '1990-02-30' }, 'birthday', 'date-year-first'],
    ['one who is 17', { birthday: '2009-11-22' }, 'birthday', 'age'],
    ['a name without a surname', { fullName: 'Ana' }, 'fullName', 'real-name'],
    ['a country there is not', { nationality: 'XX' }, 'nationality', 'pattern'],
    ['a source nobody offers', { incomeSource: 'luck' }, 'incomeSource', 'pattern'],
    ['a nickname of the house', { nickname: 'Soporte' }, 'nickname', 'taken'],
    ['letters in a number', { whatsapp: 'callmenow' }, 'whatsapp', 'digits'],
  ])('%s is refused by its field, and nothing is written', async (_, told, field, kind) => {
    const outcome = await changeOwn(app, { occupation: 'Algo', ...told, proof }, ana, visitor);
    expect(outcome).toMatchObject({ code: 'request.invalid', faults: { [field]: { kind } } });
    expect(await fieldsOf()).toEqual({ nickname: ana.account });
  });

  test('L-AGE: twenty-one where the law says so, whichever of the two is stated first', async () => {
    const birthday = '2007-01-01';
    const both = await changeOwn(app, { birthday, nationality: 'MY', proof }, ana, visitor);
    expect(both).toMatchObject({ faults: { birthday: { kind: 'age', min: 21 } } });
    await changeOwn(app, { birthday, proof }, ana, visitor);
    const later = await changeOwn(app, { nationality: 'MY', proof }, ana, visitor);
    expect(later).toMatchObject({ faults: { nationality: { kind: 'age', min: 21 } } });
  });
});

describe('binding a number or a mailbox', () => {
  async function codeFor(target: string): Promise<string> {
    const { body } = await database
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', target)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return /\d{6}/.exec(body ?? '')?.[0] ?? '';
  }

  const from = (index: number) => ({ ...visitor, address: `10.${count}.7.${index}` });

  test('a mailbox is bound by its code and a proof; the one before it is notified', async () => {
    const first = `one${count}@play.example`;
    const second = `two${count}@play.example`;
    for (const [index, email] of [first, second].entries()) {
      await sendCodeTo(app, { kind: 'email', email, mobileNum: '' }, ana, from(index));
      const code = await codeFor(email);
      const bound = await bind(app, { kind: 'email', email, mobileNum: '', code, proof }, ana);
      expect(bound).toMatchObject({ done: true });
    }
    expect(unlockFields(app, ana.id, await row()).email).toBe(second);
    expect((await row()).email_proved_at).toEqual(app.clock.now());
    const told = await database
      .selectFrom('outbox')
      .select(['recipient', 'body'])
      .where('template', '=', 'contact-changed')
      .where('player_id', '=', ana.id)
      .execute();
    expect(told).toMatchObject([{ recipient: first, body: expect.stringContaining('t···@play') }]);
    expect(told[0]?.body).not.toContain(second);
  });

  test('without the right code, or without the proof, nothing is bound', async () => {
    const mobile = { kind: 'mobile', countryDialingCode: '57', email: '' } as const;
    const mobileNum = `30055500${String(count).padStart(2, '0')}`;
    await sendCodeTo(app, { ...mobile, mobileNum }, ana, from(1));
    const code = await codeFor(`+57${mobileNum}`);
    const other = code === '000000' ? '111111' : '000000';
    expect(await bind(app, { ...mobile, mobileNum, code: other, proof }, ana)).toMatchObject({
      code: 'code.invalid',
    });
    expect(await bind(app, { ...mobile, mobileNum, code, proof: wrong }, ana)).toMatchObject({
      code: 'login.wrong',
    });
    expect((await row()).locked_mobile).toBeNull();
    expect(await bind(app, { ...mobile, mobileNum, code, proof }, ana)).toMatchObject({
      done: true,
    });
    expect(await bind(app, { ...mobile, mobileNum, code, proof }, ana)).toMatchObject({
      done: false,
    });
  });

  test('a contact that another has proved is refused as taken only with its code, and stays theirs', async () => {
    const email = `Both${count}@play.example`;
    const diego = await someone('diego');
    for (const [index, player] of [ana, diego].entries()) {
      const sent = await sendCode(app, {
        scene: 'bind',
        kind: 'mail',
        target: email,
        language: 'en',
        address: `10.${count}.8.${index}`,
        country: null,
      });
      // The pace of one mailbox is another test's.
      if (!sent.done) await database.deleteFrom('message_pace').execute();
      if (!sent.done)
        await sendCodeTo(app, { kind: 'email', email, mobileNum: '' }, player, from(9));
      const code = await codeFor(email.toLowerCase());
      const bound = await bind(app, { kind: 'email', email, mobileNum: '', code, proof }, player);
      if (player === ana) expect(bound).toMatchObject({ done: true });
      else expect(bound).toMatchObject({ faults: { email: { kind: 'taken' } } });
    }
    expect((await row(diego)).locked_email).toBeNull();
  });
});

describe('the payment password', () => {
  const set = (newPassword: string, more: object = {}) =>
    setOwn(app, { newPassword, confirmNewPassword: newPassword, proof, ...more }, ana, visitor);

  test('it is hashed, and another one takes its place by a proof', async () => {
    expect(await set('427193')).toMatchObject({ done: true });
    expect(await set('905518', { proof: wrong })).toMatchObject({ code: 'login.wrong' });
    expect(await set('905518')).toMatchObject({ done: true });
    const { payment_password_hash: hash } = await row();
    expect(await verifyPassword(hash, '905518')).toMatchObject({ value: { isRight: true } });
    expect((await readOwn(app, ana)).value.hasPaymentPassword).toBe(true);
    // The last guard before money leaves is another one: its owner is notified, once for each that was set.
    const told = (await eventsOf(database)).filter(
      ({ topic, kind }) => topic === ana.id && kind === 'guard.changed',
    );
    expect(told.map(({ body }) => body)).toEqual(
      Array(2).fill(expect.objectContaining({ change: 'payment-password-set' })),
    );
  });

  test('one that is too short, differs, or opens the account is refused', async () => {
    expect(await set('12')).toMatchObject({ faults: { newPassword: { kind: 'password-length' } } });
    expect(await set('427193', { confirmNewPassword: '427194' })).toMatchObject({
      faults: { confirmNewPassword: { kind: 'confirmation' } },
    });
    await database
      .updateTable('register_field')
      .set({ accepted_pattern: '*', max_length: 32 })
      .where('name', '=', 'paymentPassword')
      .execute();
    await app.hear();
    expect(await set(password)).toMatchObject({
      faults: { newPassword: { kind: 'same-password' } },
    });
  });
});

describe('the picture', () => {
  const picture = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();

  test('it is cut square, seen by its owner alone, and the one before it is gone', async () => {
    const first = await picture('#7a1f5c');
    expect(await changeOwnIcon(app, { picture: first }, ana)).toMatchObject({ done: true });
    const { avatar_upload_id: before } = await row();
    await changeOwnIcon(app, { picture: await picture('#123456') }, ana);
    const shown = (await readIcon(app, ana)).value.picture ?? '';
    const bytes = Buffer.from(shown.replace(/^data:image\/jpeg;base64,/, ''), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 320 });
    const kept = await database
      .selectFrom('upload')
      .select('id')
      .where('player_id', '=', ana.id)
      .execute();
    expect(kept.map(({ id }) => id)).not.toContain(before);
    const diego = await someone('diego');
    expect((await readIcon(app, diego)).value.picture).toBeNull();
    await removeOwnIcon(app, ana);
    expect((await readIcon(app, ana)).value.picture).toBeNull();
  });

  test('what is no picture changes nothing', async () => {
    await changeOwnIcon(app, { picture: await picture('#7a1f5c') }, ana);
    const before = (await row()).avatar_upload_id;
    const refused = await changeOwnIcon(app, { picture: Buffer.from('<svg/>') }, ana);
    expect(refused).toMatchObject({ code: 'upload.unsupported' });
    expect((await row()).avatar_upload_id).toBe(before);
  });
});
