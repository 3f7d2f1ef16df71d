import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply } from 'fastify';
import { formFor, isStillFresh, type Packed, tagOf, unpacked } from '../packed.ts';
import { trimHeaders } from '../security-headers.ts';

export interface StaticFile {
  path: string;
  type: string;
  cacheControl: string;
  /** From memory, or from the disk where it is too large to hold. */
  read(): Promise<Packed>;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Everything the build wrote, by its address. What is asked for is looked up here and nowhere on the
 * disk, so no address leads outside the folder.
 */
export async function loadStaticFiles(folder: string, hasWorker = true): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !leftOut.test(name));
  const files = await Promise.all(names.map((name) => loadFile(folder, name)));
  const byPath = new Map(files.map((file) => [file.path, file]));
  const ending = byPath.get('/sw-kill.js');
  // A worker asks for itself again at every visit: what it is then given takes its place.
  if (!hasWorker && ending) byPath.set('/sw.js', { ...ending, path: '/sw.js' });
  return byPath;
}

export async function sendStaticFile(reply: FastifyReply, file: StaticFile): Promise<FastifyReply> {
  const packed = await file.read();
  const { headers } = reply.request;
  const [encoding, body] = formFor(packed, headers['accept-encoding']);
  reply
    .header('cache-control', file.cacheControl)
    .header('vary', 'Accept-Encoding')
    .header('etag', tagOf(packed, encoding));
  if (file.path === workerPath) reply.header('content-security-policy', workerPolicy);
  if (file.path.startsWith('/assets/') || file.path.startsWith('/fonts/')) {
    trimHeaders(reply, 'program');
  } else if (file.type.startsWith('image/')) {
    trimHeaders(reply, 'picture');
  }
  if (isStillFresh(packed, headers['if-none-match'])) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', file.type).send(body);
}

const workerPath = '/sw.js';
/** A worker obeys the policy it arrived with: it fetches the shell from us and covers from image hosts. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self' https:";

// index.html is a template for page.ts, compressed forms belong to their file, maps and dot-files are for us.
const leftOut = /^index\.html$|\.(br|gz|map)$|(^|\/)\./;
const heldBytesAtMost = 512 * 1024;

async function loadFile(folder: string, name: string): Promise<StaticFile> {
  const file = join(folder, name);
  const isHeld = (await stat(file)).size <= heldBytesAtMost;
  const held = isHeld ? await readForms(file) : undefined;
  return {
    path: `/${name}`,
    type: typeByEnding[extname(name)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(name),
    read: async () => held ?? readForms(file),
  };
}

async function readForms(file: string): Promise<Packed> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`).catch(() => undefined),
    readFile(`${file}.gz`).catch(() => undefined),
  ]);
  return { ...unpacked(identity), br, gzip };
}

/** Names under /assets/ hold a hash of their content; art and icons change with a release at most. */
function cacheControlOf(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  if (/\.(js|html|webmanifest|json|txt)$/.test(name)) return 'no-cache';
  return 'public, max-age=86400, stale-while-revalidate=604800';
}

const typeByEnding: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
