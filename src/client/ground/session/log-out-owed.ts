export const owedKey = 'log-out-owed';

/** Whether a logout has still to be told to the gateway; what tells it is fetched only then. */
export function isLogOutOwed(): boolean {
  try {
    return localStorage.getItem(owedKey) !== null;
  } catch {
    return false;
  }
}
