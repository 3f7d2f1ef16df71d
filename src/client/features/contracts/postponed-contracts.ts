const key = 'contracts-postponed';

/** Those that a member did not want to decide on during this visit. */
export function postponedContracts(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export function postponeContract(id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...postponedContracts(), id]));
  } catch {
    // Without storage the popup comes again with the next page.
  }
}
