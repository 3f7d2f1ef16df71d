import type { Database } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { isCode } from './code-hash.ts';
import { keyOf, type Scene } from './scene.ts';
import { type CodeKey, selectStanding, setUsed, spendAttempt } from './store.ts';

export interface CodeTyped {
  scene: Scene;
  target: string;
  boundTo?: string | undefined;
  code: string;
}

export type CodeRefusal = 'code.invalid' | 'code.expired' | 'code.too-many';

/** That somebody typed the right code. It still has to be spent, which works once. */
export interface Proof extends CodeKey {
  salt: Buffer;
}

/** Checks a code and marks it used in one statement; a later failure does not bring it back. */
export async function spendCode(
  database: Database,
  typed: CodeTyped,
): Promise<Outcome<null, CodeRefusal>> {
  const proved = await proveCode(database, typed);
  return proved.done ? spendProof(database, proved.value) : proved;
}

/**
 * Checks a code, at the price of one attempt. What is done upon the proof spends it in its own
 * transaction, so that where that fails the code is still good.
 */
export async function proveCode(
  database: Database,
  { code, ...sent }: CodeTyped,
): Promise<Outcome<Proof, CodeRefusal>> {
  // In the caller's transaction, a refusal would give the attempt back, and guessing were free.
  if (database.isTransaction) throw new Error('A code is proved outside of any transaction.');
  const key: CodeKey = keyOf(sent);
  const spent = await spendAttempt(database, key);
  if (!spent) return refuse(await reasonOf(database, key));
  if (!isCode(code, spent.salt, spent.hash)) return refuse('code.invalid');
  return done({ ...key, salt: spent.salt });
}

/** To be called with the transaction of what the code was asked for. */
export async function spendProof(
  database: Database,
  { salt, ...key }: Proof,
): Promise<Outcome<null, 'code.invalid'>> {
  return (await setUsed(database, key, salt)) ? done(null) : refuse('code.invalid');
}

async function reasonOf(database: Database, key: CodeKey): Promise<CodeRefusal> {
  const standing = await selectStanding(database, key);
  if (!standing) return 'code.invalid';
  return standing.isExpired ? 'code.expired' : 'code.too-many';
}
