import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { createTurns } from './password-turns.ts';

/** Argon2id as OWASP sets it for servers: 19 MiB, two passes, one lane. Raising it rehashes at login. */
export const passwordCost = {
  // Argon2id; the package's own names are a const enum, which is gone at run time.
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

export const longestPasswordBytes = 256;

// Of the four threads that Node does such work on, one stays free for files, names and packing.
const turns = createTurns({ atOnce: Math.min(3, availableParallelism()), waitingAtMost: 48 });

/** Normalizes a password, so that it is the same however a keyboard composed its letters. */
function readPassword(password: string): string {
  return password.normalize('NFKC');
}

/** What is longer is refused when it is set: nobody is to find out later that a part did not count. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(readPassword(password)) > longestPasswordBytes;
}

export async function hashPassword(
  password: string,
): Promise<Outcome<string, 'login.busy' | 'request.invalid'>> {
  if (isTooLong(password)) return refuse('request.invalid');
  const hashed = await turns.take(() => hash(readPassword(password), passwordCost));
  return hashed.isTaken ? done(hashed.value) : refuse('login.busy', busySeconds);
}

export interface PasswordVerdict {
  isRight: boolean;
  /** Right, but hashed at another cost: the caller, who has the password, hashes it again. */
  needsRehash: boolean;
}

/** Null stands for an account that does not exist or has no password: it takes as long, and is wrong. */
export async function verifyPassword(
  stored: string | null,
  password: string,
): Promise<Outcome<PasswordVerdict, 'login.busy'>> {
  // What is too long cannot be right; what is compared instead costs the same.
  const given = isTooLong(password) ? unknowable() : readPassword(password);
  const compared = await turns.take(async () => {
    // Waited for by everyone: made for the first stranger only, it would tell that they are one.
    const nobodys = await nobodysHash();
    return verify(stored ?? nobodys, given);
  });
  if (!compared.isTaken) return refuse('login.busy', busySeconds);
  const isRight = compared.value && stored !== null;
  return done({ isRight, needsRehash: isRight && isOfAnotherCost(stored) });
}

const busySeconds = 2;

let madeNobodys: Promise<string> | undefined;

/** The hash of a password that nobody knows. */
function nobodysHash(): Promise<string> {
  madeNobodys ??= hash(unknowable(), passwordCost);
  return madeNobodys;
}

/** As text: what is compared has to be UTF-8. */
function unknowable(): string {
  return randomBytes(32).toString('base64');
}

function isOfAnotherCost(stored: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(stored);
  const cost = { algorithm: Number(algorithm), memoryCost, timeCost, parallelism };
  return Object.entries(passwordCost).some(
    ([name, value]) => cost[name as keyof typeof cost] !== value,
  );
}
