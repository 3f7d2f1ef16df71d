import { type SecretContext, secretFor } from './check-secret.ts';

/** One signs the question; the other lets the answer be verified without working it out again. */
export async function humanCheckSecrets(app: SecretContext) {
  const [question, answer] = await Promise.all([
    secretFor(app, 'human-check'),
    secretFor(app, 'human-check-key'),
  ]);
  return {
    hmacSignatureSecret: question.toString('hex'),
    hmacKeySignatureSecret: answer.toString('hex'),
  };
}
