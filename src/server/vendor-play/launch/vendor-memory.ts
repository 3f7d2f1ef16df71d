import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import type { Vendor, VendorAnswer } from '#server/ports/vendors/vendor.ts';
import { vendorOf } from '#server/ports/vendors/vendors.ts';

interface KeptAnswer<Value> {
  value: Value | undefined;
  askedAtMs: number;
  answeredAtMs: number;
  asking: Promise<void> | undefined;
}

/** A vendor's last answer is shown no longer than this once it stops answering. */
const longestKeptMs = 60_000;

/**
 * Asks each vendor at most once in so many seconds and gives every visitor the same answer. A vendor
 * that does not answer delays no answer of another.
 */
export function createVendorMemory<Value>(
  name: string,
  everySeconds: number,
  question: (vendor: Vendor) => Promise<VendorAnswer<Value>>,
) {
  const kept = slotFor<Map<string, KeptAnswer<Value>>>(`answers of vendors: ${name}`);

  async function ask(app: AppContext, vendor: string, entry: KeptAnswer<Value>): Promise<void> {
    const port = await vendorOf(app, vendor);
    const answer = port && (await question(port));
    if (!answer?.isAnswered) return;
    entry.value = answer.value;
    entry.answeredAtMs = app.clock.elapsedMs();
  }

  return async function answerOf(app: AppContext, vendor: string): Promise<Value | undefined> {
    const byVendor = app.scope.once(kept, () => new Map());
    const longAgo = Number.NEGATIVE_INFINITY;
    const entry: KeptAnswer<Value> = byVendor.get(vendor) ?? {
      value: undefined,
      askedAtMs: longAgo,
      answeredAtMs: longAgo,
      asking: undefined,
    };
    byVendor.set(vendor, entry);
    const now = app.clock.elapsedMs();
    if (now - entry.askedAtMs >= everySeconds * 1_000) {
      entry.askedAtMs = now;
      entry.asking = ask(app, vendor, entry)
        // Nobody may be waiting for it, and the next visitor asks again.
        .catch(() => undefined)
        .finally(() => {
          entry.asking = undefined;
        });
    }
    const isKnown = () => app.clock.elapsedMs() - entry.answeredAtMs <= longestKeptMs;
    // While it is asked again, visitors get its last answer.
    if (!isKnown()) await entry.asking;
    return isKnown() ? entry.value : undefined;
  };
}
