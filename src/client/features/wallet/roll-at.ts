/** Where a figure is on its way, fast at first and slow at the end; a share of 1 is exactly there. */
export function rollAt(from: string, to: string, share: number): string {
  if (share >= 1) return to;
  const eased = 1 - (1 - share) ** 3;
  const way = BigInt(to) - BigInt(from);
  return String(BigInt(from) + (way * BigInt(Math.round(eased * parts))) / BigInt(parts));
}

/** Shares are floats and amounts are not, so the share is taken in so many whole parts. */
const parts = 10_000;
