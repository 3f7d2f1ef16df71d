import { feedPot, type Pot, seedPot, shownIn } from '../rules/pot.ts';
import { stakesIn } from '../rules/stakes.ts';
import type { Line } from './journal.ts';
import type { Machine } from './machine.ts';

/** A brand's pots, one a currency; every reel of the brand feeds the same. */
export interface Pots {
  /** Grows by a stake; answers what falls by it. */
  feed(currency: string, stake: bigint): bigint;
  amount(currency: string): bigint;
  shown(): { currency: string; amount: bigint }[];
  lines(): Line[];
}

interface PotsGiven {
  vendor: string;
  earlier: readonly Line[];
  write(line: Line): void;
  machine: Machine;
}

/** What reports call it. */
export const potName = 'VERBENA-POT';

export function openPots({ vendor, earlier, write, machine }: PotsGiven): Pots {
  const pots = new Map<string, Pot>();
  for (const line of earlier) {
    if (line.kind !== 'pot') continue;
    const { currency, amount, trigger } = line;
    pots.set(String(currency), {
      amount: BigInt(String(amount)),
      trigger: BigInt(String(trigger)),
    });
  }
  const unitOf = (currency: string) => stakesIn(currency)[0] ?? 1n;
  const potIn = (currency: string) => {
    const pot = pots.get(currency) ?? seedPot(unitOf(currency), machine.chance);
    pots.set(currency, pot);
    return pot;
  };
  const lineOf = (currency: string, { amount, trigger }: Pot): Line => ({
    vendor,
    kind: 'pot',
    currency,
    amount: String(amount),
    trigger: String(trigger),
  });
  return {
    feed(currency, stake) {
      const { pot, prize } = feedPot(potIn(currency), stake, unitOf(currency), machine.chance);
      pots.set(currency, pot);
      write(lineOf(currency, pot));
      return prize;
    },
    amount: (currency) => shownIn(potIn(currency)),
    shown: () => [...pots].map(([currency, pot]) => ({ currency, amount: shownIn(pot) })),
    lines: () => [...pots].map(([currency, pot]) => lineOf(currency, pot)),
  };
}
