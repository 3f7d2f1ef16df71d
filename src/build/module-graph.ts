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
