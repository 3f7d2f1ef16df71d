/** When the next check is due; null for who is logged in nowhere, since nobody is there to answer. */
export function realityDueAt(
  { realityMinutes, realityAnsweredAt }: { realityMinutes: number; realityAnsweredAt: Date | null },
  loggedInSince: Date | null,
): Date | null {
  if (loggedInSince === null) return null;
  // A new login starts anew: the answer that was given before it is about another play session.
  const since = Math.max(loggedInSince.getTime(), realityAnsweredAt?.getTime() ?? 0);
  return new Date(since + realityMinutes * 60_000);
}
