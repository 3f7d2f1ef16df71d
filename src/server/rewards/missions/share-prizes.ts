export interface Standing {
  playerId: string;
  score: bigint;
}

/**
 * What each of a list brings, which is in its order already: score, then who was earlier. With `split`
 * those of equal score share what their places bring; what does not divide goes to the earliest.
 */
export function sharePrizes(
  standings: readonly Standing[],
  prizes: readonly number[],
  tie: 'time' | 'split',
): bigint[] {
  const ofPlace = standings.map((_, place) => BigInt(prizes[place] ?? 0));
  if (tie === 'time') return ofPlace;
  const shared = [...ofPlace];
  for (let first = 0; first < standings.length; ) {
    let after = first + 1;
    while (standings[after]?.score === standings[first]?.score && after < standings.length)
      after += 1;
    const count = BigInt(after - first);
    const sum = ofPlace.slice(first, after).reduce((total, prize) => total + prize, 0n);
    for (let place = first; place < after; place += 1) {
      shared[place] = sum / count + (BigInt(place - first) < sum % count ? 1n : 0n);
    }
    first = after;
  }
  return shared;
}
