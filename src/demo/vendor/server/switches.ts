import * as v from 'valibot';

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Faults that can be planted while it runs. A share says how often: 0 never, 1 each time. */
export const Switches = v.strictObject({
  /** Milliseconds between signing and sending, and before an answer. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 0),
  /** The same bytes once more, as a network might. */
  repeats: v.optional(Share, 0),
  /** What is owed to a round is sent last things first. */
  reorder: v.optional(Share, 0),
  /** An answer that came is dropped, and asked for again under the same id. */
  lostReplies: v.optional(Share, 0),
  wrongSignatures: v.optional(Share, 0),
  /** Rounds stay open though they are over. */
  forgetsEnds: v.optional(Share, 0),
  /** The same id with another amount. */
  changesContent: v.optional(Share, 0),
});
export type Switches = v.InferOutput<typeof Switches>;

export const noFaults: Switches = v.parse(Switches, {});

/** One set of switches, turned while the vendor runs; `strikes` throws the dice for a share. */
export interface Faults {
  now: Switches;
  strikes(share: Exclude<keyof Switches, 'delayMs'>): boolean;
}

export function plantFaults(chance: () => number, switches: Switches = noFaults): Faults {
  const faults: Faults = {
    now: switches,
    strikes: (share) => faults.now[share] > 0 && chance() < faults.now[share],
  };
  return faults;
}
