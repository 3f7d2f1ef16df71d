import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { longestPicture } from '#contract/picture.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { mostPicturesADay } from './count-picture.ts';
import { readPicture, removePicture } from './read-picture.ts';
import { storePicture } from './store-picture.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const folder = await mkdtemp(join(tmpdir(), 'verbena-uploads-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const app = { ...testApp(database), settings: readSettings({ DATA_DIR: folder }) };

const png = await sharp({
  create: { width: 20, height: 10, channels: 3, background: 'teal' },
})
  .png()
  .toBuffer();
const wishes = { purpose: 'avatar', maxPixels: 1_000_000 };

async function stored(owner: string): Promise<string> {
  const outcome = await storePicture(app, png, { ...wishes, owner });
  if (!outcome.done) throw new Error(`It was refused: ${outcome.code}.`);
  return outcome.value.id;
}
const filesThere = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;

test('its owner reads a picture, and nobody else learns that it is there', async () => {
  const ana = await newPlayer(database, 'ana');
  const eva = await newPlayer(database, 'eva');
  const id = await stored(ana.id);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const own = await readPicture(app, { id, owner: ana.id });
  expect(own).toMatchObject({ done: true, value: { mediaType: 'image/png' } });
  const foreign = await readPicture(app, { id, owner: eva.id });
  const none = await readPicture(app, { id: '0'.repeat(32), owner: eva.id });
  expect(foreign).toEqual({ done: false, code: 'upload.unknown' });
  expect(foreign).toEqual(none);
  expect(await removePicture(app, { id, owner: eva.id })).toEqual(none);
  for (const wrong of ['', '../../etc/passwd', `${id}.png`, id.toUpperCase().replace(/\d/g, 'A')]) {
    expect(await readPicture(app, { id: wrong, owner: ana.id })).toEqual(none);
  }
});

test('a removed picture is gone, row and file', async () => {
  const { id: owner } = await newPlayer(database, 'iris');
  const before = await filesThere();
  const id = await stored(owner);
  expect(await filesThere()).toBe(before + 1);
  expect(await removePicture(app, { id, owner })).toMatchObject({ done: true });
  expect(await filesThere()).toBe(before);
  expect(await readPicture(app, { id, owner })).toMatchObject({ code: 'upload.unknown' });
});

test('what is refused leaves nothing behind', async () => {
  const { id: owner } = await newPlayer(database, 'nora');
  const before = await filesThere();
  const large = Buffer.concat([png, Buffer.alloc(longestPicture)]);
  for (const [bytes, code] of [
    [large, 'upload.too-large'],
    [Buffer.from('GIF89a'), 'upload.unsupported'],
    [png.subarray(0, 60), 'upload.damaged'],
  ] as const) {
    expect(await storePicture(app, bytes, { ...wishes, owner })).toMatchObject({ code });
  }
  // A player who is gone in the middle of it: the file is taken back with the row.
  await expect(storePicture(app, png, { ...wishes, owner: '999999' })).rejects.toThrow();
  expect(await filesThere()).toBe(before);
});

test('200 at once: exactly as many as a day allows are kept', async () => {
  const { id: owner } = await newPlayer(database, 'vera');
  const before = await filesThere();
  const all = await Promise.all(
    Array.from({ length: 200 }, () => storePicture(app, png, { ...wishes, owner })),
  );
  expect(all.filter((one) => one.done)).toHaveLength(mostPicturesADay);
  expect(all.find((one) => !one.done)).toEqual({ done: false, code: 'upload.too-many' });
  expect(await filesThere()).toBe(before + mostPicturesADay);
});

test('attempts are counted, not the rows that are left of them', async () => {
  const { id: owner } = await newPlayer(database, 'zoe');
  const attempt = (bytes: Buffer) => storePicture(app, bytes, { ...wishes, owner });
  for (let index = 0; index < mostPicturesADay; index += 1) {
    // Every second picture is refused; each accepted one is removed, as a replaced avatar is.
    const outcome = await attempt(index % 2 === 0 ? png : png.subarray(0, 60));
    if (outcome.done) await removePicture(app, { id: outcome.value.id, owner });
  }
  expect(await attempt(png)).toEqual({ done: false, code: 'upload.too-many' });
});
