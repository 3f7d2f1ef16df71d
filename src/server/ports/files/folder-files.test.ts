import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderFiles } from './folder-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbena-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = folderFiles(join(folder, 'uploads'));
const name = `${'0123456789abcdef'.repeat(2)}.png`;

test('what is put is there, for nobody else on the machine, and can be removed', async () => {
  expect(await files.get(name)).toBeNull();
  await files.put(name, Buffer.from('bytes'));
  expect((await files.get(name))?.toString()).toBe('bytes');
  const path = join(folder, 'uploads', '01', name);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'uploads', '01'))).mode & 0o777).toBe(0o700);
  expect(await readdir(join(folder, 'uploads', '01'))).toEqual([name]);
  await files.remove(name);
  await files.remove(name);
  expect(await files.get(name)).toBeNull();
});

test.each(['../secret.png', '/etc/passwd', 'a.png', `${'0'.repeat(32)}.png/../../x`, ''])(
  '%j is no name',
  async (wrong) => {
    await expect(files.get(wrong)).rejects.toThrow('no name');
    await expect(files.put(wrong, Buffer.alloc(1))).rejects.toThrow('no name');
  },
);

test('what cannot be written is said, and leaves nothing behind', async () => {
  // Where the folder should be stands a file.
  await writeFile(join(folder, 'blocked'), '');
  await expect(folderFiles(join(folder, 'blocked')).put(name, Buffer.alloc(1))).rejects.toThrow();
  expect(await readFile(join(folder, 'blocked'), 'utf8')).toBe('');
  // And here one stands where the file itself should be, so that only its draft can be written.
  await mkdir(join(folder, 'half', '01', name, 'inside'), { recursive: true });
  await expect(folderFiles(join(folder, 'half')).put(name, Buffer.alloc(1))).rejects.toThrow();
  expect(await readdir(join(folder, 'half', '01'))).toEqual([name]);
});
