import type { AppContext } from '#server/kernel/app-context.ts';
import { type Vendor, type VendorAnswer, vendorOf } from '#server/ports/vendors/vendors.ts';

interface Kept<Value> {
  value: Value | undefined;
  askedAtMs: number;
  toldAtMs: number;
  asking: Promise<void> | undefined;
}

/** What a vendor said and does not say any more is shown no longer than this. */
const longestKeptMs = 60_000;

/**
 * What every visitor looks at is asked of each vendor once in a while, by whoever comes first; the
 * others are told the same. A vendor that does not answer keeps nobody waiting for the others'.
 */
export function createVendorMemory<Value>(
  everySeconds: number,
  question: (vendor: Vendor) => Promise<VendorAnswer<Value>>,
) {
  const kept = new WeakMap<AppContext['database'], Map<string, Kept<Value>>>();

  async function ask(app: AppContext, vendor: string, entry: Kept<Value>): Promise<void> {
    const port = await vendorOf(app, vendor);
    const told = port && (await question(port));
    if (!told?.isAnswered) return;
    entry.value = told.value;
    entry.toldAtMs = app.clock.elapsedMs();
  }

  return async function toldBy(app: AppContext, vendor: string): Promise<Value | undefined> {
    const ofHouse = kept.get(app.database) ?? new Map<string, Kept<Value>>();
    kept.set(app.database, ofHouse);
    const longAgo = Number.NEGATIVE_INFINITY;
    const entry: Kept<Value> = ofHouse.get(vendor) ?? {
      value: undefined,
      askedAtMs: longAgo,
      toldAtMs: longAgo,
      asking: undefined,
    };
    ofHouse.set(vendor, entry);
    const now = app.clock.elapsedMs();
    if (now - entry.askedAtMs >= everySeconds * 1_000) {
      entry.askedAtMs = now;
      entry.asking = ask(app, vendor, entry)
        // Nobody may be waiting for it, and what could not be asked now is asked again soon.
        .catch(() => undefined)
        .finally(() => {
          entry.asking = undefined;
        });
    }
    const isKnown = () => app.clock.elapsedMs() - entry.toldAtMs <= longestKeptMs;
    // Who comes while it is asked once more is told what it said last.
    if (!isKnown()) await entry.asking;
    return isKnown() ? entry.value : undefined;
  };
}
