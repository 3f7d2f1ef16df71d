import { randomBytes, randomInt } from 'node:crypto';

/** The machine's time and chance, so that tests can bring their own. */
export interface Machine {
  now(): number;
  after(milliseconds: number, act: () => void): () => void;
  chance(): number;
  /** A name that nobody has had. */
  newName(kind: string): string;
}

const grains = 2 ** 48 - 1;

export const thisMachine: Machine = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => randomInt(grains) / grains,
  newName: (kind) => `${kind}${Date.now().toString(36)}-${randomBytes(9).toString('base64url')}`,
};

export function pause(machine: Machine, milliseconds: number): Promise<void> {
  return new Promise((resolve) => machine.after(milliseconds, resolve));
}
