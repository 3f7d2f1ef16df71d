interface Feed {
  /** What lies in the pot once all who are on their way have arrived, in grains. */
  lies: bigint;
  feed: bigint;
  trigger: bigint;
}

/**
 * Below what the pot has to lie when this stake has been put in; null where it may hit. There is room
 * for those that come later and arrive before. The trigger itself is told to nobody, not even to the
 * database: near it there is room for this stake alone, and who is overtaken looks again.
 */
export function ceilingOf({ lies, feed, trigger }: Feed): bigint | null {
  const after = lies + feed;
  if (after >= trigger) return null;
  const roomy = after + feed * roomFor;
  return roomy < trigger ? roomy : after + 1n;
}

const roomFor = 64n;
