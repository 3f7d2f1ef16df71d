import { existsSync } from 'node:fs';
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const textKinds = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);
// Below this the headers weigh more than what is saved.
const smallestBytes = 300;

/** Writes .br and .gz beside every text file that has none of its own age yet. */
export async function compressFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textKinds.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // All at once: zlib's own threads do the work, and they queue what they cannot take.
  const written = await Promise.all(files.map(compressFile));
  return written.flat();
}

async function compressFile(file: string): Promise<string[]> {
  const source = await stat(file);
  if (source.size <= smallestBytes) return [];
  const packedTimes = await Promise.all([timeOf(`${file}.br`), timeOf(`${file}.gz`)]);
  if (packedTimes.every((time) => time === source.mtime.getTime())) return [];
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, { level: 9 }),
  ]);
  const packed = [
    [`${file}.br`, brotli],
    [`${file}.gz`, gzipped],
  ] as const;
  for (const [name, bytes] of packed) {
    await writeFile(name, bytes);
    // The source's own time on its copy tells a later run that they belong together.
    await utimes(name, source.atime, source.mtime);
  }
  return packed.map(([name]) => name);
}

async function timeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.mtime.getTime();
}

if (import.meta.main) {
  const folders = ['app', 'vendor'].map((name) =>
    fileURLToPath(new URL(`../../dist/${name}`, import.meta.url)),
  );
  const written = (await Promise.all(folders.filter(existsSync).map(compressFolder))).flat();
  console.log(`compressed: ${written.length} files written`);
}
