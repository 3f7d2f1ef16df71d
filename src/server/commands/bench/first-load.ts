import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';
import { runGateway, temporaryFolder } from './run-program.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const appFolder = fileURLToPath(new URL('../../../../dist/app/', import.meta.url));

/** What a phone fetches before home is alive: the page with its styles, and the script. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  try {
    const html = await bytesOf(`${gateway.address}/`, { accept: 'text/html' });
    const script = await entryBytes();
    const kilobytes = (bytes: number) => bytes / 1024;
    return [
      {
        name: 'first-load.javascript',
        value: kilobytes(script),
        unit: 'KiB brotli',
        goal: '≤ 130',
        how: 'the entry and everything it imports at once, by the build’s own manifest',
      },
      {
        name: 'first-load.page',
        value: kilobytes(html + script),
        unit: 'KiB brotli',
        goal: '≤ 200 with pictures',
        how: 'that, and home as the gateway sends it, styles and state inside',
        besides: { html: Math.round(kilobytes(html)) },
      },
    ];
  } finally {
    await gateway.stop();
    await folder.remove();
  }
}

/** As they travel: fetch would unpack them. */
async function bytesOf(address: string, headers: Record<string, string>): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(address, { headers: { ...headers, 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

async function entryBytes(): Promise<number> {
  const text = await readFile(`${appFolder}.vite/manifest.json`, 'utf8');
  const chunks: Record<string, Chunk> = JSON.parse(text);
  const wanted = new Set<string>();
  const add = (key: string): void => {
    if (wanted.has(key)) return;
    wanted.add(key);
    for (const imported of chunks[key]?.imports ?? []) add(imported);
  };
  for (const [key, chunk] of Object.entries(chunks)) if (chunk.isEntry) add(key);
  const sizes = await Promise.all(
    [...wanted].map(async (key) => {
      const file = `${appFolder}${chunks[key]?.file}`;
      const packed = await stat(`${file}.br`).catch(() => stat(file));
      return packed.size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
