import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importedBy } from './imported-by.ts';
import { isImportedBy, isImportedOnlyBy, type ModuleGraph, rootsOf } from './module-graph.ts';
import { readMoneyScreens } from './money-screens.ts';

/**
 * What every screen needs travels in one file that outlives our releases, what home itself imports
 * in a second; motion, which only sheets need, must never be drawn into either.
 */
export function chunkGroups(root: string, entry: string) {
  return [
    {
      name: 'framework',
      test: (id: string) => frameworkFiles.test(id) && !unusedOnHome.test(id),
      priority: 3,
    },
    {
      name: 'motion',
      test: /node_modules[\\/](framer-motion|motion-dom|motion-utils)[\\/]/,
      priority: 2,
    },
    {
      // Shared with a lazy screen, each of these would otherwise be a file of its own.
      name: homeChunk(root, join(root, entry)),
      debugName: 'home',
      priority: 1,
    },
    {
      // After home: a group draws in what it imports, and what both need must travel with home. The
      // other way round home would wait for everything that is meant to follow it.
      name: laterChunk(join(root, entry)),
      debugName: 'what follows home',
      priority: 0,
    },
    {
      // The looks of what comes later but is drawn with the page: left with the program that wears
      // them they would come with it, and the page would jump.
      name: 'told-parts',
      test: /features[\\/](lobby[\\/]told-parts\.ts|play[\\/](Jackpots|LiveModels|ModelFace)\.module\.css)/,
      includeDependenciesRecursively: false,
      priority: 3,
    },
    {
      // Dozens of small files else, of which a phone fetches six at a time.
      name: memberChunk(root, join(root, entry)),
      debugName: 'the member centre, the wallet and the records; a table of the house',
      includeDependenciesRecursively: false,
      priority: -1,
    },
  ];
}

const frameworkFiles =
  /^\0rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|jotai|valibot|@lingui[\\/](core|react)|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/;

/** Of the same packages, but nobody on home sends or turns pages by them. */
const unusedOnHome =
  /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/].*[\\/](mutationObserver|infiniteQueryObserver|useMutation|useInfiniteQuery)\.js$/;

type ChunkOf = (id: string, graph: ModuleGraph) => string | null;

/** What home starts with. */
function homeChunk(root: string, entry: string): ChunkOf {
  const iconsOfHome = lazily(() => iconsOf(root, importedBy(root, entry)));
  const iconsOfMoney = lazily(() => iconsOf(root, importedByMoney(root)));
  const later = laterEntry(entry);
  return (id, graph) => {
    if (isStyle(id)) return null;
    const icon = iconOf(id);
    if (icon !== undefined) {
      if (iconsOfHome().has(icon)) return 'home';
      return iconsOfMoney().has(icon) ? 'icons-of-money' : 'icons';
    }
    if (isImportedBy(id, entry, graph)) return 'home';
    // Money must not wait for what follows home, nor home for anything of money's.
    const isOfBoth = isImportedBy(id, later, graph) && isOfMoney(root, id, graph);
    return isOfBoth ? 'home' : null;
  };
}

function laterEntry(entry: string): string {
  return join(dirname(entry), 'after-first-paint.ts');
}

let moneyScreens: readonly string[] | undefined;

function moneyScreensOf(root: string): readonly string[] {
  moneyScreens ??= readMoneyScreens(root);
  return moneyScreens;
}

function isOfMoney(root: string, id: string, graph: ModuleGraph): boolean {
  return moneyScreensOf(root).some((file) => isImportedBy(id, join(root, file), graph));
}

function importedByMoney(root: string): Set<string> {
  const sources = new Set<string>();
  for (const file of moneyScreensOf(root)) importedBy(root, join(root, file), sources);
  return sources;
}

/** What home asks for by itself as soon as it lives. */
function laterChunk(entry: string): ChunkOf {
  const later = laterEntry(entry);
  return (id, graph) =>
    !isStyle(id) && isImportedBy(id, later, graph) ? 'after-first-paint' : null;
}

/** What somebody looks at who looks after their money, styles included; apart, what others wear as well. */
function memberChunk(root: string, entry: string): ChunkOf {
  const client = dirname(entry);
  const later = laterEntry(entry);
  const centre = [join(client, 'features/member/MemberScreen.tsx')];
  const rooms = [
    'features/inhouse/HouseGameScreen.tsx',
    'features/play/PlayRoom.tsx',
    'features/play/begin-game.ts',
  ].map((file) => join(client, file));
  return (id, graph) => {
    if (unusedOnHome.test(id)) return 'shared';
    // Of declarations that name a phone's country they need no more than the names.
    if (id.includes('node_modules') || id.endsWith('contract/phone.ts')) return null;
    // Home must not wait for any of it, not for a sheet that both wear either.
    if (isImportedBy(id, entry, graph) || isImportedBy(id, later, graph)) return null;
    const isOf = (some: readonly string[]) =>
      some.some((one) => id === one || isImportedBy(id, one, graph));
    const isOnlyOf = (isOwner: (root: string) => boolean) => isImportedOnlyBy(id, isOwner, graph);
    if (isOfMoney(root, id, graph)) return isOnlyOf(isMemberRoot) ? 'member' : 'shared';
    if (isOf(centre)) return isOnlyOf(isMemberRoot) ? 'centre' : 'centre-shared';
    if (!isOf(rooms) && !isOfBoards(id, graph)) return null;
    return isOnlyOf(isTableRoot) ? 'table' : 'table-shared';
  };
}

/** What three games have in common, the others will want as well. */
function isOfBoards(id: string, graph: ModuleGraph): boolean {
  return rootsOf(id, graph).filter((root) => isBoard.test(root)).length >= 3;
}

const isBoard = /features[\\/]inhouse[\\/]boards[\\/]\w+Board\.tsx$/;

/** Where a chain of imports begins that only somebody follows who plays at a table of the house. */
function isTableRoot(id: string): boolean {
  return /features[\\/](inhouse|play)[\\/]|routes[\\/]_apart[\\/]_member[\\/]seamless/.test(id);
}

/** Where a chain of imports begins that only somebody follows who is logged in. */
function isMemberRoot(id: string): boolean {
  return /routes[\\/]_apart[\\/]_member[\\/]|features[\\/](member|wallet|records|deposit|withdraw|profile|notices|kyc)[\\/]/.test(
    id,
  );
}

function isStyle(id: string): boolean {
  return /\.css($|\?)/.test(id);
}

/** One index imports every icon, so importers do not tell who uses one. */
function iconOf(id: string): string | undefined {
  return /lucide-react[\\/].*[\\/]icons[\\/](.+)\.mjs$/.exec(id)?.[1];
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The icon files behind the names that these sources import; several names may mean one file. */
function iconsOf(root: string, sources: ReadonlySet<string>): Set<string> {
  const index = readFileSync(join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'));
  const fileOf = new Map<string, string>();
  for (const [, names = '', file = ''] of String(index).matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file);
  }
  const used = new Set<string>();
  for (const source of sources) {
    const text = readFileSync(join(root, source), 'utf8');
    const names = /import \{([^}]*)\} from 'lucide-react'/.exec(text)?.[1] ?? '';
    for (const [name] of names.matchAll(/\w+/g)) used.add(fileOf.get(name) ?? name);
  }
  return used;
}
