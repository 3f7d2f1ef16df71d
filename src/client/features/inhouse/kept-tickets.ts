const prefix = 'scratch:';

/** Where this device keeps how far a member has rubbed their ticket of a table. */
export function ticketPlace(memberId: string, game: string, purse: string): string {
  return `${prefix}${memberId}:${game}:${purse}`;
}

/** Which tables somebody plays at stays on no phone after them; a newcomer's own tickets stay. */
export function forgetTickets(newcomerId: string | null): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOwn = newcomerId !== null && key.startsWith(`${prefix}${newcomerId}:`);
      if (key.startsWith(prefix) && !isOwn) localStorage.removeItem(key);
    }
  } catch {
    // A storage that is closed has kept nothing.
  }
}
