const dayMs = 24 * 60 * 60_000;

export interface InstallHistory {
  /** Visits on different days. */
  visits: number;
  /** Games looked at during this visit. */
  gamesOpened: number;
  /** When the offer was last turned down; null if never. */
  declinedAtMs: number | null;
  isInstalled: boolean;
  /** Android has handed us its prompt, or this is an iPhone, which has none. */
  canInstall: boolean;
}

/**
 * The offer comes once somebody has shown that they like it here, never on the first look around,
 * and stays away for a month after a no.
 */
export function isInstallMoment(history: InstallHistory, nowMs: number): boolean {
  if (history.isInstalled || !history.canInstall) return false;
  if (history.declinedAtMs !== null && nowMs - history.declinedAtMs < 30 * dayMs) return false;
  return history.visits >= 2 || history.gamesOpened >= 3;
}
