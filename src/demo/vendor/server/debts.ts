import type { VendorFault } from '#contract/vendor-api.ts';
import type { Line } from './journal.ts';
import { type Machine, pause } from './machine.ts';
import type { Faults } from './switches.ts';
import type { RequestOf, WalletClient } from './wallet-client.ts';

/** What we owe the gateway to say, whatever it takes. */
export type Debt = { id: string; round: string } & (
  | { operation: 'win'; request: RequestOf<'win'> }
  | { operation: 'rollback'; request: RequestOf<'rollback'> }
  | { operation: 'end-round'; request: RequestOf<'end-round'> }
  | { operation: 'jackpot-win'; request: RequestOf<'jackpot-win'> }
  | { operation: 'promo-credit'; request: RequestOf<'promo-credit'> }
);

/** How a debt ended: heard, or refused for good. */
export type Settled = 'done' | VendorFault;

export interface Debts {
  /** Written down before something is asked: if we die before we know, this is owed. */
  intend(debt: Debt): void;
  /** What was intended is not needed. */
  waive(id: string): void;
  /** Answers when it has landed; what is owed to one round is said in order. */
  owe(debt: Debt): Promise<Settled>;
  open(): Debt[];
  /** Refused for good: a person has to look. */
  refused(): readonly { debt: Debt; fault: VendorFault }[];
  lines(): Line[];
  close(): void;
}

interface DebtsGiven {
  vendor: string;
  earlier: readonly Line[];
  write(line: Line): void;
  client: WalletClient;
  machine: Machine;
  faults: Faults;
}

const firstWaitMs = 250;
const longestWaitMs = 30_000;
const keptRefusals = 100;

export function openDebts(given: DebtsGiven): Debts {
  const { vendor, earlier, write, client, machine, faults } = given;
  const owed = new Map<string, Debt>();
  /** Owed by whoever comes after us, if we die before we know. */
  const intended = new Map<string, Debt>();
  const chains = new Map<string, Promise<unknown>>();
  const refused: { debt: Debt; fault: VendorFault }[] = [];
  let isClosed = false;

  async function land(debt: Debt): Promise<Settled> {
    for (let wait = firstWaitMs; !isClosed; wait = Math.min(longestWaitMs, wait * 2)) {
      const heard = await client.ask(debt.operation, debt.request as never);
      if (heard.kind !== 'unknown') {
        owed.delete(debt.id);
        write({ vendor, kind: 'landed', id: debt.id });
        if (heard.kind === 'done') return 'done';
        // An end that finds nothing to end was said to be safe.
        if (debt.operation === 'end-round' && isOver(heard.fault)) return heard.fault;
        refused.push({ debt, fault: heard.fault });
        if (refused.length > keptRefusals) refused.shift();
        return heard.fault;
      }
      await pause(machine, wait);
    }
    return new Promise(() => {});
  }

  function chain(debt: Debt): Promise<Settled> {
    if (faults.strikes('reorder')) {
      // Later things wait shorter, so that what was said last is heard first.
      const place = [...owed.values()].filter(({ round }) => round === debt.round).length;
      return pause(machine, Math.max(0, 500 - place * 150)).then(() => land(debt));
    }
    const before = chains.get(debt.round) ?? Promise.resolve();
    const landing = before.then(() => land(debt));
    chains.set(debt.round, landing);
    void landing.then(() => chains.get(debt.round) === landing && chains.delete(debt.round));
    return landing;
  }

  for (const line of earlier) {
    if (line.kind === 'owed' || line.kind === 'intended')
      owed.set(String(line.id), line.debt as Debt);
    if (line.kind === 'landed') owed.delete(String(line.id));
  }
  for (const debt of owed.values()) void chain(debt);
  return {
    intend(debt) {
      intended.set(debt.id, debt);
      write({ vendor, kind: 'intended', id: debt.id, debt });
    },
    waive(id) {
      intended.delete(id);
      write({ vendor, kind: 'landed', id });
    },
    owe(debt) {
      intended.delete(debt.id);
      owed.set(debt.id, debt);
      write({ vendor, kind: 'owed', id: debt.id, debt });
      return chain(debt);
    },
    open: () => [...owed.values()],
    refused: () => refused,
    lines: () => [
      ...[...owed.values()].map((debt) => ({ vendor, kind: 'owed', id: debt.id, debt })),
      ...[...intended.values()].map((debt) => ({ vendor, kind: 'intended', id: debt.id, debt })),
    ],
    close() {
      isClosed = true;
    },
  };
}

function isOver(fault: VendorFault): boolean {
  return fault === 'round.unknown' || fault === 'round.over';
}
