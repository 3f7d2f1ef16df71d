import type { Database } from '#server/db/open.ts';
import { secretFor } from './check-secret.ts';

/** One signs the question; the other lets the answer be verified without working it out again. */
export async function humanCheckSecrets(database: Database) {
  const [question, answer] = await Promise.all([
    secretFor(database, 'human-check'),
    secretFor(database, 'human-check-key'),
  ]);
  return {
    hmacSignatureSecret: question.toString('hex'),
    hmacKeySignatureSecret: answer.toString('hex'),
  };
}
