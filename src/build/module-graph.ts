/** The part of a build's knowledge that we ask for. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A source and all that plain imports lead to. */
export function plainlyFrom(start: string, graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const left = [start];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const found = reached.has(id) ? null : graph.getModuleInfo(id);
    if (!found) continue;
    reached.add(id);
    left.push(...found.importedIds);
  }
  return reached;
}
