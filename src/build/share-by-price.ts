/** A source of the client: what it imports plainly, and how long it is. */
export interface SourceModule {
  imports: readonly string[];
  bytes: number;
}

type Modules = ReadonlyMap<string, SourceModule>;

/** Sources that travel in one file, and the screens that fetch it, a bit each. */
interface Share {
  members: string[];
  bytes: number;
  screens: bigint;
  /** What has to be fetched with it. */
  needs: Set<Share>;
}

/** Two files that would be better one, by so much. */
interface Pair {
  one: Share;
  other: Share;
  spared: number;
}

/**
 * Which sources that several lazy screens import travel in one file. At first those do that the same
 * screens need; then two files become one for as long as the fetches that this spares are worth more
 * than the bytes that screens fetch and do not need, at so many bytes a fetch.
 */
export function shareByPrice(modules: Modules, screens: readonly string[], price: number) {
  const shares = sharesOf(modules, screens);
  const pairs: Pair[] = [];
  const consider = (one: Share, other: Share) => {
    const spared = sparedBy(one, other, price);
    if (spared > 0) pairs.splice(placeFor(pairs, spared), 0, { one, other, spared });
  };
  const all = [...shares];
  for (const [place, one] of all.entries()) {
    for (const other of all.slice(place + 1)) consider(one, other);
  }
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const { one, other, spared } = pair;
    if (!shares.has(one) || !shares.has(other)) continue;
    // Earlier merges may have made it worth less than what comes next.
    if (sparedBy(one, other, price) < spared) {
      consider(one, other);
      continue;
    }
    merge(shares, one, other);
    for (const third of shares) if (third !== one) consider(one, third);
  }
  return [...shares].map(({ members }) => members);
}

/** The pairs stand with the best one last. */
function placeFor(pairs: readonly Pair[], spared: number): number {
  let low = 0;
  let high = pairs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[middle]?.spared ?? 0) < spared) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharesOf(modules: Modules, screens: readonly string[]): Set<Share> {
  const needing = new Map<string, bigint>();
  for (const [place, screen] of screens.entries()) {
    for (const id of reachedFrom(screen, modules)) {
      needing.set(id, (needing.get(id) ?? 0n) | (1n << BigInt(place)));
    }
  }
  const byScreens = new Map<bigint, Share>();
  const shareOf = new Map<string, Share>();
  for (const [id, mask] of needing) {
    if (countOf(mask) < 2) continue;
    const share = byScreens.get(mask) ?? { members: [], bytes: 0, screens: mask, needs: new Set() };
    share.members.push(id);
    share.bytes += modules.get(id)?.bytes ?? 0;
    byScreens.set(mask, share);
    shareOf.set(id, share);
  }
  for (const share of byScreens.values()) {
    for (const member of share.members) {
      for (const id of reachedFrom(member, modules)) {
        const needed = shareOf.get(id);
        if (needed && needed !== share) share.needs.add(needed);
      }
    }
  }
  return new Set(byScreens.values());
}

/** A source and all that plain imports lead to. */
export function reachedFrom(start: string, modules: Modules): Set<string> {
  const reached = new Set<string>();
  const left = [start];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const found = modules.get(id);
    if (!found || reached.has(id)) continue;
    reached.add(id);
    left.push(...found.imports);
  }
  return reached;
}

/** What fewer fetches are worth, less the bytes that are fetched for nothing, what comes along included. */
function sparedBy(one: Share, other: Share, price: number): number {
  const both = one.screens & other.screens;
  if (both === 0n) return 0;
  const either = one.screens | other.screens;
  let spared =
    price * countOf(both) -
    one.bytes * countOf(either & ~one.screens) -
    other.bytes * countOf(either & ~other.screens);
  for (const needed of one.needs.union(other.needs)) {
    if (needed === one || needed === other) continue;
    spared -= (price + needed.bytes) * countOf(either & ~needed.screens);
  }
  return spared;
}

function merge(shares: Set<Share>, into: Share, gone: Share): void {
  into.members.push(...gone.members);
  into.bytes += gone.bytes;
  into.screens |= gone.screens;
  into.needs = into.needs.union(gone.needs);
  into.needs.delete(into);
  into.needs.delete(gone);
  for (const needed of into.needs) needed.screens |= into.screens;
  shares.delete(gone);
  for (const share of shares) {
    if (share === into) continue;
    if (share.needs.delete(gone)) share.needs.add(into);
    if (!share.needs.has(into)) continue;
    share.needs = share.needs.union(into.needs);
    share.needs.delete(share);
  }
}

function countOf(mask: bigint): number {
  return mask.toString(2).replaceAll('0', '').length;
}
