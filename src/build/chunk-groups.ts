import { basename, dirname, join } from 'node:path';
import { reachedFrom, type SourceModule, shareByPrice } from './share-by-price.ts';

/** The part of a build's knowledge that we ask for. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

type ChunkOf = (id: string, graph: ModuleGraph) => string | null;

/**
 * Where a fetch costs about as much as so many bytes of source, which are a quarter of that when they
 * travel: with less, screens come in more files, with more, they bring more that they do not need.
 */
const bytesAFetch = 45_000;

/**
 * What every screen needs travels in one file that outlives our releases, and what home imports in a
 * second. What several lazy screens share is shared out by one price.
 */
export function chunkGroups(root: string, entry: string) {
  const layout = lazily((graph: ModuleGraph) => layOut(join(root, entry), graph));
  return [
    {
      name: 'framework',
      test: (id: string) => frameworkFiles.test(id) && !unusedOnHome.test(id),
      priority: 3,
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
      // Shared with a lazy screen, each of these would otherwise be a file of its own.
      name: ((id, graph) =>
        layout(graph).home.has(id) && !isStyle(id) ? 'home' : null) as ChunkOf,
      debugName: 'home',
      priority: 1,
    },
    {
      name: ((id, graph) => layout(graph).shared.get(id) ?? null) as ChunkOf,
      debugName: 'what lazy screens share',
      includeDependenciesRecursively: false,
      priority: -1,
    },
  ];
}

const frameworkFiles =
  /^\0rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|jotai|valibot|@lingui[\\/](core|react)|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/;

/** Of the same packages, but nobody on home sends or turns pages by them: they come right after it. */
const unusedOnHome =
  /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/].*[\\/](mutationObserver|infiniteQueryObserver|queriesObserver|useMutation|useInfiniteQuery|useQueries)\.js$/;

/** What home asks for by itself as soon as it lives. */
const laterEntry = 'after-first-paint.ts';

interface Layout {
  home: ReadonlySet<string>;
  /** By source, the name of the file that it travels in. */
  shared: ReadonlyMap<string, string>;
}

function layOut(entry: string, graph: ModuleGraph): Layout {
  const { modules, lazy } = readGraph(entry, graph);
  // A package's own list of all it has names them too.
  const unused = [...modules.keys()].filter((id) => unusedOnHome.test(id));
  const home = reachedFrom(entry, modules).difference(new Set(unused));
  // Every visitor fetches it right after home, so it stays one file whichever screens share its parts.
  const later = reachedFrom(join(dirname(entry), laterEntry), modules);
  for (const id of home) later.delete(id);
  for (const id of unused) later.add(id);
  for (const id of modules.keys()) {
    if (home.has(id) || later.has(id) || frameworkFiles.test(id)) modules.delete(id);
  }
  const shared = new Map([...later].map((id) => [id, 'after-first-paint']));
  const names = new Set<string>();
  for (const members of shareByPrice(modules, [...lazy].sort(), bytesAFetch)) {
    const name = nameOf(members, modules, names);
    for (const id of members) shared.set(id, name);
  }
  return { home, shared };
}

/** All that the entry leads to, plainly or later, and where what comes later begins. */
function readGraph(entry: string, graph: ModuleGraph) {
  const modules = new Map<string, SourceModule>();
  const lazy = new Set<string>();
  const left = [entry];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const info = modules.has(id) ? null : graph.getModuleInfo(id);
    if (!info) continue;
    const { importedIds, dynamicallyImportedIds, code } = info;
    modules.set(id, { imports: importedIds, bytes: code?.length ?? 0 });
    for (const later of dynamicallyImportedIds) lazy.add(later);
    left.push(...importedIds, ...dynamicallyImportedIds);
  }
  return { modules, lazy };
}

/** After its longest source, which stays the longest from one release to the next. */
function nameOf(
  members: readonly string[],
  modules: ReadonlyMap<string, SourceModule>,
  names: Set<string>,
) {
  const bytesOf = (id: string) => modules.get(id)?.bytes ?? 0;
  const longest = members.reduce((one, other) => (bytesOf(other) > bytesOf(one) ? other : one));
  const plain = basename(longest).replace(/\W.*$/, '');
  let name = plain;
  for (let count = 2; names.has(name); count += 1) name = `${plain}-${count}`;
  names.add(name);
  return name;
}

function isStyle(id: string): boolean {
  return /\.css($|\?)/.test(id);
}

function lazily<Given, Value>(make: (given: Given) => Value): (given: Given) => Value {
  let made: Value | undefined;
  return (given) => {
    made ??= make(given);
    return made;
  };
}
