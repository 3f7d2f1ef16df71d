import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';

const script = '/* code */ '.repeat(100);

const page = `<!doctype html>
<html lang="es" data-theme="auto" data-brand="verbena">
  <head>
    <meta charset="utf-8" />
    <title>Development</title>
    <!--head-->
    <script id="boot">start('$&');</script>
    <!--ask-ahead-->
    <script type="module" crossorigin src="/assets/entry-abc.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-def.js">
    <link rel="stylesheet" crossorigin href="/assets/entry-abc.css">
  </head>
  <body><div id="root"><!--app--></div><!--frame--></body>
</html>`;

/** Renders so little that a test can read all of it; a path says what happens. */
const bundle = `
globalThis.rendered = globalThis.rendered ?? [];
export async function renderFirstPaint({ address, language, theme, isNarrow, permission, ask }) {
  const form = isNarrow ? 'narrow' : 'wide';
  globalThis.rendered.push([address, language, theme, form].join(' '));
  if (address === '/broken') throw new Error('broken');
  const answer = await ask({ name: 'shared' }, { name: 'a' });
  return {
    status: address === '/not-found' ? 404 : 200,
    markup: '<main>' + address + ' $& ' + permission.location.ip + '</main>',
    state: JSON.stringify({ end: '</script>', answer }),
    title: 'Home "&" away',
    description: language,
    preloads: ['/art/banner.svg?v=1'],
    isPassing: address.startsWith('/rng'),
  };
}
export const firstPaintPaths = { '/': [], '/rng': ['vassalage'], '/broken': [] };
export async function renderFrame({ language }) {
  return { markup: '<header>frame ' + language + '</header>', asks: { who: '/who', money: '/what?a=1&b=2', house: [], pages: {} } };
}
export const framelessPaths = ['/bare'];
export const sourcesOf = async (address, language, ask) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const request = { gameCode: searchParams.get('gameCode'), language };
  const { value } = await ask({ name: 'gameByCode' }, request);
  return ['src' + pathname + '.tsx', 'src' + pathname + '-' + value?.rules + '.tsx'];
};
export const knowsPath = (path) => path !== '/nowhere';
`;

export interface BuiltApp {
  appFolder: string;
  firstPaintFile: string;
  /** What was rendered by this app since it was asked last. */
  rendered(): string[];
}

/** A folder as the build leaves it, small; gone after the file's last test. */
export async function builtApp(): Promise<BuiltApp> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-built-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const files: Record<string, string | Buffer> = {
    'app/index.html': page,
    'app/assets/entry-abc.js': script,
    'app/assets/entry-abc.js.br': brotliCompressSync(script),
    'app/assets/entry-abc.js.gz': gzipSync(script),
    'app/assets/entry-abc.css': 'body{color:red}.unworn{color:blue}',
    'app/.vite/manifest.json': JSON.stringify({
      'src/member.tsx': { file: 'assets/member-abc.js', imports: ['_entry.js', '_part.js'] },
      'src/seamless-VB_DICE.tsx': { file: 'assets/dice-abc.js' },
      'src/client/ask-ahead.ts': { file: 'assets/ask-ahead-abc.js' },
      '_entry.js': { file: 'assets/entry-abc.js' },
      '_part.js': { file: 'assets/part-abc.js', css: ['assets/part-abc.css'] },
    }),
    'app/assets/ask-ahead-abc.js': "ask('$&');\n",
    'app/sw.js': '// worker',
    'app/icons/verbena/icon-192.png': Buffer.from([1]),
    'app/icons/verbena/screenshot-narrow.png': Buffer.from([1]),
    'app/icons/verbena/splash-390x844@3x.png': Buffer.from([1]),
    'secret.txt': 'secret',
    'first-paint.mjs': bundle,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const told = globalThis as { rendered?: string[] };
  return {
    appFolder: join(folder, 'app'),
    firstPaintFile: join(folder, 'first-paint.mjs'),
    rendered: () => told.rendered?.splice(0) ?? [],
  };
}
