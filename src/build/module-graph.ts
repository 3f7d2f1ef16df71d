/** The part of a build's knowledge that we ask for. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether a chain of plain imports leads from the entry to this module. */
export function isImportedBy(
  id: string,
  entry: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  if (id === entry) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedBy(importer, entry, graph, seen));
}

/** What nobody imports plainly, and begins the chains of plain imports that lead to this module. */
export function rootsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) return [id];
  return importers.flatMap((importer) => rootsOf(importer, graph, seen));
}

/** Whether every chain of plain imports that leads to this module begins with one of these. */
export function isImportedOnlyBy(
  id: string,
  isOwner: (id: string) => boolean,
  graph: ModuleGraph,
): boolean {
  return rootsOf(id, graph).every(isOwner);
}
