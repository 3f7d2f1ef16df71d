import { expect, test } from 'vitest';
import { type Import, projectFiles, readSources, type Source } from './read-sources.ts';

const sources = readSources();
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
const program = sources.filter((source) => !isTest(source.path));

/** The room a file stands in: `contract`, `client/ui`, `server/http`, `sw`. */
function roomOf(path: string): string {
  const parts = path.split('/');
  if (parts[0] !== 'src') return parts[0] ?? '';
  const isFile = parts.length === 3;
  return ['agents', 'brands', 'contract', 'games', 'lottery', 'build'].includes(parts[1] ?? '') ||
    isFile
    ? (parts[1] ?? '')
    : `${parts[1]}/${parts[2]}`;
}

function faults(allowed: (source: Source, target: string) => boolean, from: RegExp): string[] {
  return program
    .filter((source) => from.test(source.path))
    .flatMap((source) =>
      source.imports
        .filter((one) => one.isOurs && !allowed(source, one.target))
        .map((one) => `${source.path} → ${one.target}`),
    );
}

test('the top level holds what the design card names and nothing else', () => {
  const allowed =
    /^(\..*|package\.json|package-lock\.json|vite\.config\.ts|tsconfig\.json|index\.html|src|public|lingui\.config\.ts|sw|tests|README\.md|LICENSE)$/;
  const found = new Set(projectFiles().map((path) => path.split('/')[0] ?? ''));
  expect([...found].filter((name) => !allowed.test(name))).toEqual([]);
});

const phone = 'src/contract/phone.ts';

test('the contract knows valibot and itself, and for phones one table', () => {
  const strangers = program
    .filter((source) => roomOf(source.path) === 'contract')
    .flatMap((source) => source.imports.map((one) => ({ ...one, by: source.path })))
    .filter((one) => (one.isOurs ? roomOf(one.target) !== 'contract' : one.target !== 'valibot'));
  // Which digits make a mobile number is a table of the whole world's, and both sides judge by it.
  const numbers = { by: phone, target: 'libphonenumber-js/mobile' };
  expect(strangers.map(({ by, target }) => ({ by, target }))).toEqual([numbers]);
});

test('the rules of games know the contract, valibot, themselves and one library of hashes', () => {
  const strangers = program
    .filter((source) => roomOf(source.path) === 'games')
    .flatMap((source) => source.imports.map((one) => ({ ...one, by: source.path })))
    .filter((one) =>
      one.isOurs ? !['games', 'contract'].includes(roomOf(one.target)) : one.target !== 'valibot',
    );
  // A page proves rounds without the browser's own cryptography, which https alone brings.
  expect(strangers.map(({ by, target }) => [by, target])).toEqual([
    ['src/games/sha256.ts', '@noble/hashes/hmac.js'],
    ['src/games/sha256.ts', '@noble/hashes/sha2.js'],
  ]);
});

test('the rules of lottery know the contract, the games’ counting and seeds, and one library of curves', () => {
  const strangers = program
    .filter((source) => roomOf(source.path) === 'lottery')
    .flatMap((source) => source.imports.map((one) => ({ ...one, by: source.path })))
    .filter((one) =>
      one.isOurs
        ? !['lottery', 'contract'].includes(roomOf(one.target)) && !countingOfGames.has(one.target)
        : one.target !== 'valibot',
    );
  expect(strangers.map(({ by, target }) => [by, target])).toEqual([
    ['src/lottery/beacon-signature.ts', '@noble/curves/bls12-381.js'],
  ]);
});

test('brands know themselves, and the files of their own folders', () => {
  const strangers = program
    .filter((source) => roomOf(source.path) === 'brands')
    .flatMap((source) => source.imports)
    .filter((one) => (one.isOurs ? roomOf(one.target) !== 'brands' : one.target !== 'node:fs'));
  expect(strangers).toEqual([]);
});

test('the rules of agents’ contracts know the contract and themselves', () => {
  const strangers = program
    .filter((source) => roomOf(source.path) === 'agents')
    .flatMap((source) => source.imports)
    .filter((one) => !one.isOurs || !['agents', 'contract'].includes(roomOf(one.target)));
  expect(strangers).toEqual([]);
});

/** What both rooms of rules count and draw with; no game is among it. */
const countingOfGames = new Set(
  ['beacon-network', 'chain', 'draw', 'game', 'ratio', 'sha256'].map(
    (name) => `src/games/${name}.ts`,
  ),
);

test('the table of phone numbers reaches a phone only with a form that asks for one', () => {
  const isPhone = (one: Import) => one.target === phone && !one.isTypeOnly;
  const heavy = program.filter(
    ({ path, imports }) => !path.startsWith('src/server/') && imports.some(isPhone),
  );
  const isInForms = ({ path }: Source) => path.startsWith('src/client/features/forms/');
  expect(heavy.filter((source) => !isInForms(source))).toEqual([]);
  expect(heavy.filter(({ imports }) => imports.some((one) => isPhone(one) && !one.isLazy))).toEqual(
    [],
  );
});

test('client and gateway never import each other', () => {
  expect(faults((_, target) => !target.startsWith('src/server/'), /^src\/client\//)).toEqual([]);
  expect(faults((_, target) => !target.startsWith('src/client/'), /^src\/server\//)).toEqual([]);
});

test('production code imports nothing of the demonstration, the tests or the build', () => {
  const provingGrounds = /^(src\/(demo|build)|tests)\//;
  const isTarget = (target: string) => !provingGrounds.test(target);
  const production = /^(src\/(server|client|contract|agents|games|lottery)|sw)\//;
  expect(faults((_, target) => isTarget(target), production)).toEqual([]);
  // A program that is started by its path is known just as well.
  const written = program.filter(
    ({ path, text }) => production.test(path) && /['"`](\.\.?\/)+(demo|tests|build)\//.test(text),
  );
  expect(written.map(({ path }) => path)).toEqual([]);
});

test('a gateway with its own DATABASE_URL never loads the embedded PostgreSQL', () => {
  const folder = 'src/server/db/embedded/';
  const eager = program
    .filter(({ path }) => path.startsWith('src/server/') && !path.startsWith(folder))
    .flatMap(({ path, imports }) => imports.map((one) => ({ ...one, by: path })))
    .filter((one) => one.target.startsWith(folder) && !one.isTypeOnly && !one.isLazy);
  // Only the class of its error is known before: whoever prints a failed start tells it apart.
  expect(eager.map(({ by, target }) => [by, target])).toEqual([
    ['src/server/compose/start-fault.ts', `${folder}error.ts`],
  ]);
});

test('the embedded vendor knows the contract, valibot, the drawings of covers and itself, and nobody knows it', () => {
  const isOwn = (path: string) => path.startsWith('src/demo/vendor/');
  const strangers = program
    .filter(({ path }) => isOwn(path))
    .flatMap(({ imports }) => imports)
    .filter((one) =>
      one.isOurs
        ? !['demo/vendor', 'demo/art', 'contract'].includes(roomOf(one.target))
        : one.target !== 'valibot' && !one.target.startsWith('node:'),
    );
  expect(strangers).toEqual([]);
  const knowing = program.filter(
    ({ path, imports }) => !isOwn(path) && imports.some(({ target }) => isOwn(target)),
  );
  expect(knowing.map(({ path }) => path)).toEqual([]);
});

test('of the vendor, pages and rules know no server, and rules no page', () => {
  const partOf = (path: string) =>
    /^src\/demo\/vendor\/(server|pages|rules|check)\//.exec(path)?.[1];
  const known: Record<string, readonly string[]> = {
    rules: ['rules'],
    server: ['server', 'rules'],
    pages: ['pages', 'rules'],
  };
  const bad = faults((source, target) => {
    const allowed = known[partOf(source.path) ?? ''];
    const part = partOf(target);
    const isTypeOnly = source.imports.every((one) => one.target !== target || one.isTypeOnly);
    return !allowed || !part || allowed.includes(part) || (part === 'server' && isTypeOnly);
  }, /^src\/demo\/vendor\//);
  expect(bad).toEqual([]);
  const node = program.filter(
    ({ path, imports }) =>
      /^(rules|pages)$/.test(partOf(path) ?? '') &&
      imports.some(({ target }) => target.startsWith('node:')),
  );
  expect(node.map(({ path }) => path)).toEqual([]);
});

test('the worker imports the contract and itself', () => {
  expect(faults((_, target) => /^(src\/contract|sw)\//.test(target), /^sw\//)).toEqual([]);
});

/** From the ground up: each room knows what stands before it, and itself. */
const clientFloors = ['client/ui', 'client/i18n', 'client/data', 'client/ground'];
const aboveGround = ['client/features', 'client/shell'];
const clientRooms: Record<string, readonly string[]> = {
  'client/ui': ['client/ui', 'contract'],
  'client/i18n': ['client/i18n', 'contract'],
  'client/data': ['client/data', 'contract'],
  'client/ground': [...clientFloors, 'contract'],
  'client/features': [...clientFloors, 'client/features', 'contract', 'agents', 'games', 'lottery'],
  'client/shell': [...clientFloors, ...aboveGround, 'contract'],
  'client/gallery': ['client/gallery', 'client/ui'],
  'client/routes': [...clientFloors, ...aboveGround, 'contract'],
};

test('inside the client the way goes from routes to shell, features, ground, then data, words and looks', () => {
  const bad = faults((source, target) => {
    const allowed = clientRooms[roomOf(source.path)];
    // What a route's context holds is named beside the router, and only its type is wanted.
    const isContextType =
      target === 'src/client/router.tsx' &&
      source.imports.every((one) => one.target !== target || one.isTypeOnly);
    return allowed === undefined || isContextType || allowed.includes(roomOf(target));
  }, /^src\/client\//);
  expect(bad).toEqual([]);
});

test('nothing that is delivered knows the gallery of parts', () => {
  const knowing = program.filter(
    ({ path, imports }) =>
      !path.startsWith('src/client/gallery/') &&
      imports.some(({ target }) => target.startsWith('src/client/gallery/')),
  );
  expect(knowing).toEqual([]);
});

test('a feature uses what stands at the top of another feature, never its inner folders', () => {
  const featureOf = (path: string) => /^src\/client\/features\/([^/]+)\//.exec(path)?.[1];
  const bad = faults((source, target) => {
    const feature = featureOf(target);
    if (!feature || feature === featureOf(source.path)) return true;
    return target.split('/').length === 5;
  }, /^src\/client\//);
  expect(bad).toEqual([]);
});

/** Rooms of the gateway that are no domain. */
const serverGround = new Set([
  'server/compose',
  'server/http',
  'server/settings',
  'server/db',
  'server/kernel',
  'server/secrets',
  'server/ports',
  'server/ledger',
  'server/settled-facts',
  'server/commands',
  'server',
]);

test('a domain knows neither http nor another domain’s store', () => {
  const isDomain = (path: string) =>
    path.startsWith('src/server/') && !serverGround.has(roomOf(path));
  const bad = faults((source, target) => {
    if (!isDomain(source.path)) return true;
    if (roomOf(target) === 'server/http' || roomOf(target) === 'server/commands') return false;
    return roomOf(target) === roomOf(source.path) || !/store\.ts$/.test(target);
  }, /^src\/server\//);
  expect(bad).toEqual([]);
});

test('http is handed its answers and imports no domain', () => {
  const allowed = new Set([
    'server/http',
    'server/kernel',
    'server/settings',
    'server/db',
    'brands',
    'contract',
  ]);
  expect(faults((_, target) => allowed.has(roomOf(target)), /^src\/server\/http\//)).toEqual([]);
});

test('the ground does not lean on what stands upon it', () => {
  const below: Record<string, readonly string[]> = {
    'server/db': ['server/db', 'contract'],
    'server/settings': ['server/settings', 'brands', 'contract'],
    'server/secrets': ['server/secrets'],
    'server/kernel': [
      'server/kernel',
      'server/secrets',
      'server/settings',
      'server/db',
      'contract',
    ],
    // A beacon's signature, and when its rounds come, are judged by the rules that pages judge them by.
    'server/ports': [
      'server/ports',
      'server/kernel',
      'server/settings',
      'server/db',
      'brands',
      'contract',
      'games',
      'lottery',
    ],
  };
  const bad = faults((source, target) => {
    const allowed = below[roomOf(source.path)];
    return allowed === undefined || allowed.includes(roomOf(target));
  }, /^src\/server\//);
  expect(bad).toEqual([]);
});

/** Each circle of a directed graph that a walk in depth comes upon. */
function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'closed'>();
  const circles: string[] = [];
  const visit = (at: string, way: readonly string[]) => {
    if (state.get(at) === 'closed') return;
    if (state.get(at) === 'open') {
      circles.push([...way.slice(way.indexOf(at)), at].join(' → '));
      return;
    }
    state.set(at, 'open');
    for (const target of edges.get(at) ?? []) visit(target, [...way, at]);
    state.set(at, 'closed');
  };
  for (const at of edges.keys()) visit(at, []);
  return circles;
}

const importsOfOurs = ({ imports }: Source) => imports.filter(({ isOurs }) => isOurs);

test('no imports run in a circle', () => {
  const edges = new Map(
    program.map((source) => [
      source.path,
      importsOfOurs(source)
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ target }) => target),
    ]),
  );
  expect(circlesOf(edges)).toEqual([]);
});

test('no types of the gateway, the contract, or rooms of rules run in a circle', () => {
  const edges = new Map(
    program
      .filter(({ path }) => /^src\/(server|contract|agents|games|lottery)\//.test(path))
      .map((source) => [source.path, importsOfOurs(source).map(({ target }) => target)]),
  );
  expect(circlesOf(edges)).toEqual([]);
});

test('no rooms of the gateway import each other in a circle, not even for types', () => {
  const edges = new Map<string, string[]>();
  for (const source of program.filter(({ path }) => path.startsWith('src/server/'))) {
    const from = roomOf(source.path);
    const targets = importsOfOurs(source)
      .map(({ target }) => roomOf(target))
      .filter((to) => to.startsWith('server/') && to !== from);
    edges.set(from, [...new Set([...(edges.get(from) ?? []), ...targets])]);
  }
  expect(circlesOf(edges)).toEqual([]);
});

/** A feature, a part of the ground, or a whole room of the client. */
function clientFolderOf(path: string): string | undefined {
  const [, realm, room, part] = path.split('/');
  if (realm !== 'client' || !part) return undefined;
  return room === 'features' || room === 'ground' ? `${room}/${part}` : room;
}

test('no folders of the client import each other in a circle, not even for types', () => {
  const edges = new Map<string, string[]>();
  for (const source of program) {
    const from = clientFolderOf(source.path);
    if (!from) continue;
    const targets = importsOfOurs(source)
      .map(({ target }) => clientFolderOf(target))
      .filter((to) => to !== undefined && to !== from) as string[];
    edges.set(from, [...new Set([...(edges.get(from) ?? []), ...targets])]);
  }
  expect(circlesOf(edges)).toEqual([]);
});
