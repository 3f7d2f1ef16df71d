import type { Machine } from './machine.ts';

/** Several people may sit behind one address, and each of them opens a game now and then. */
const entriesAtOnce = 60;
const perSecond = 1;
const mostAddresses = 10_000;

/** Whether somebody from an address may come in now; every try counts, for each is asked of the gateway. */
export function limitEntries({ now }: Pick<Machine, 'now'>): (address: string) => boolean {
  const known = new Map<string, { left: number; at: number }>();
  return (address) => {
    const at = now();
    const before = known.get(address) ?? { left: entriesAtOnce, at };
    const filled = before.left + ((at - before.at) / 1_000) * perSecond;
    const left = Math.min(entriesAtOnce, filled);
    // Set anew, so that the first is always the one that was heard of longest ago.
    known.delete(address);
    known.set(address, { left: left < 1 ? left : left - 1, at });
    const oldest = known.size > mostAddresses ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    return left >= 1;
  };
}
