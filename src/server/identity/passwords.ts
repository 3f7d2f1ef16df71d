import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP asks for it: 19 MiB, two rounds, one lane; about 20 ms on the machine we measured. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash holds its memory until it is done: more at once would only starve each other. */
const atOnce = availableParallelism();
const waitingAtMost = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Thrown where too many are being checked already; whoever asks says so, and loses nothing. */
export class TooBusy extends Error {}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * Compares with a hash, or with one that nothing opens: a name that nobody has takes as long as a
 * password that is wrong.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await unopenable());
  const isRight = await inTurn(() => verify(against, password));
  return isRight && stored !== undefined;
}

/** Made with an older cost: to be made anew while the password is at hand. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$`);
}

let made: Promise<string> | undefined;

function unopenable(): Promise<string> {
  made ??= hashPassword(crypto.randomUUID());
  return made;
}

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost) throw new TooBusy('Too many passwords at once.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
