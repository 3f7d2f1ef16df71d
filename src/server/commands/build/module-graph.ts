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

/** Whether every chain of plain imports that leads to this module begins with one of these. */
export function isImportedOnlyBy(
  id: string,
  isOwner: (id: string) => boolean,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  // What nobody imports plainly is where a chain begins.
  if (importers.length === 0) return isOwner(id);
  return importers.every((importer) => isImportedOnlyBy(importer, isOwner, graph, seen));
}
