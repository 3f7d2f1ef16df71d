/** FNV-1a with a final mix: short codes that differ in one digit must land far apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Numbers in [0, 1) that follow from the text alone, so that a drawing can be repeated. */
export interface Seeded {
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, `high` included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function seeded(text: string): Seeded {
  let state = hashOf(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: <Item>(items: readonly Item[]) => itemAt(items, Math.floor(next() * items.length)),
  };
}

/** Wraps around, so that any whole number names an item. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const wrapped = ((index % items.length) + items.length) % items.length;
  const item = items[wrapped];
  if (item === undefined) throw new Error('A choice needs at least one item');
  return item;
}
