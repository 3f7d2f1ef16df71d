import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { mayWithdraw } from '#server/protection/may-withdraw.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { eventsOf, newPlayer, testApp } from '#tests/database/test-app.ts';
import { addOwnPicture } from './add-picture.ts';
import { beginOwnKyc } from './begin-kyc.ts';
import { decideKyc } from './decide-kyc.ts';
import { listCases, readCasePicture, readPapers } from './look-at-case.ts';
import { readOwnKyc } from './read-own-kyc.ts';
import { submitOwnKyc } from './submit-kyc.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const folder = await mkdtemp(join(tmpdir(), 'verbena-kyc-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const app = { ...testApp(database), settings: readSettings({ DATA_DIR: folder }) };
const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const papers = {
  documentKind: 'identity-card',
  fullName: 'Ana Luz Peña',
  birthday: '1990-02-28',
} as const;
const eva = { id: null, name: 'eva' };
let people = 0;
let idNumber: string;
let playerId: string;
let account: string;

beforeEach(async () => {
  people += 1;
  // Everybody has a number of their own, as people do.
  idNumber = String(1_020_304_050 + people * 100_000);
  account = `p${crypto.randomUUID().slice(0, 10)}`;
  ({ id: playerId } = await newPlayer(database, account));
});

const begin = (change: Partial<Parameters<typeof beginOwnKyc>[2]> = {}) =>
  beginOwnKyc(app, playerId, { ...papers, idNumber, ...change });
const add = (side: 'front' | 'back' | 'selfie', bytes: Buffer = png) =>
  addOwnPicture(app, playerId, { side, picture: new Uint8Array(bytes) });

async function handIn() {
  await begin();
  for (const side of ['front', 'back', 'selfie'] as const) await add(side);
  await submitOwnKyc(app, playerId);
  const { list } = (await listCases(app, { status: 'pending' })).value;
  return list.find(({ player }) => player.account === account)?.id ?? '';
}

const withdrawal = () =>
  inTransaction(database, async (transaction) =>
    done(await mayWithdraw(transaction, { playerId })),
  );
const standing = async () => (await readOwnKyc(app, playerId)).value.standing;

test('L-KYC: from none over pending to approved, and then money may leave', async () => {
  expect(await withdrawal()).toMatchObject({ value: { code: 'kyc.missing' } });
  const caseId = await handIn();
  expect(await standing()).toBe('pending');
  expect(await withdrawal()).toMatchObject({ value: { code: 'kyc.pending' } });
  const decided = await decideKyc(app, { caseId, reason: null }, eva);
  expect(decided).toMatchObject({ done: true, value: { account } });
  expect(await withdrawal()).toMatchObject({ value: null });
  const { value } = await readOwnKyc(app, playerId);
  expect(value.timeline.map(({ kind }) => kind)).toEqual(['approved', 'submitted', 'begun']);
  expect((await eventsOf(database)).at(-1)).toMatchObject({ kind: 'kyc.changed', topic: playerId });
});

test('L-KYC: refused papers say why, and others may be sent', async () => {
  const caseId = await handIn();
  await decideKyc(app, { caseId, reason: 'unreadable' }, eva);
  const { value } = await readOwnKyc(app, playerId);
  expect([value.standing, value.reason, value.papers]).toEqual(['refused', 'unreadable', null]);
  const again = await handIn();
  expect(again).not.toBe(caseId);
  expect(await standing()).toBe('pending');
});

test('L-KYC: decided once, it stays decided', async () => {
  const caseId = await handIn();
  const decide = (reason: 'expired' | null) => decideKyc(app, { caseId, reason }, eva);
  const both = await Promise.all([decide('expired'), decide(null)]);
  expect(both.filter((one) => one.done)).toHaveLength(1);
  expect(await decide(null)).toEqual({ done: false, code: 'kyc.unknown' });
});

test('L-KYC: what is missing or wrong is said at once, and not at the withdrawal', async () => {
  expect(await add('front')).toMatchObject({ code: 'kyc.missing' });
  expect(await begin({ idNumber: '12', birthday: '2015-01-01' })).toMatchObject({
    code: 'request.invalid',
    faults: { idNumber: { kind: 'digits' }, birthday: { kind: 'age' } },
  });
  await begin();
  await add('front');
  await add('selfie');
  expect(await submitOwnKyc(app, playerId)).toMatchObject({ code: 'kyc.incomplete' });
  await begin({ documentKind: 'passport' });
  expect(await submitOwnKyc(app, playerId)).toMatchObject({ done: true });
  expect(await begin()).toMatchObject({ code: 'kyc.pending' });
  expect(await add('front')).toMatchObject({ code: 'kyc.pending' });
});

test.each([
  [{ fullName: 'Ana Luz Pena' }, true],
  [{ payeeName: 'Luz PEÑA Ana' }, true],
  [{ payeeName: 'Eva Peña' }, false],
  [{ fullName: 'Ana Peña' }, false],
  [{ birthday: '1990-02-27' }, false],
])('L-KYC: papers beside a profile that says %o: %s', async (told, fits) => {
  await plantProfile(app, playerId, told);
  const outcome = await begin();
  expect(outcome.done ? 'fits' : outcome.code).toBe(fits ? 'fits' : 'kyc.mismatch');
});

test('L-KYC: what is stated while papers are a draft is compared when they are handed in', async () => {
  await begin({ documentKind: 'passport' });
  await add('front');
  await add('selfie');
  await plantProfile(app, playerId, { payeeName: 'Eva Mula' });
  expect(await submitOwnKyc(app, playerId)).toMatchObject({ code: 'kyc.mismatch' });
  expect(await standing()).toBe('none');
});

test('L-KYC: neither the database nor the disk shows anything of the papers', async () => {
  const caseId = await handIn();
  const rows = JSON.stringify([
    await database.selectFrom('kyc_case').selectAll().execute(),
    await database.selectFrom('kyc_event').selectAll().execute(),
  ]);
  expect(rows).toContain('4050');
  expect(rows).not.toMatch(new RegExp(`Peña|${idNumber}|1990-02-28`));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const stored = files.filter((one) => one.isFile() && one.name.endsWith('.lock'));
  expect(stored.length).toBeGreaterThanOrEqual(3);
  for (const { parentPath, name } of stored) {
    const bytes = await readFile(join(parentPath, name));
    expect(bytes.includes(png.subarray(0, 8))).toBe(false);
    expect(bytes.toString('latin1')).not.toContain(png.toString('base64').slice(0, 16));
  }
  // The control: an operator opens all of it.
  expect(await readPapers(app, { id: caseId }, eva)).toMatchObject({
    value: { fullName: 'Ana Luz Peña', idNumber, case: { sides: ['back', 'front', 'selfie'] } },
  });
  const seen = await readCasePicture(app, { id: caseId, side: 'front' }, eva);
  expect(seen.done && seen.value.bytes.subarray(0, 4)).toEqual(png.subarray(0, 4));
});

test('a picture that another replaces leaves no file behind, and what is refused neither', async () => {
  const count = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.lock')).length;
  await begin();
  const before = await count();
  await add('front');
  await add('front');
  expect(await add('front', Buffer.from('GIF89a'))).toMatchObject({ code: 'upload.unsupported' });
  expect(await count()).toBe(before + 1);
});

test('twenty-four pictures a day are enough, however many are sent at once', async () => {
  await begin();
  const all = await Promise.all(Array.from({ length: 40 }, () => add('front')));
  expect(all.filter((one) => one.done)).toHaveLength(24);
  expect(all.find((one) => !one.done)).toMatchObject({ code: 'upload.too-many' });
});
