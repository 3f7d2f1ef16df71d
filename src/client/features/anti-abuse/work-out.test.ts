import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { HumanChallenge, HumanCheckSolution } from '#contract/anti-abuse.ts';
import { workOut } from './work-out.ts';

const secrets = { hmacSignatureSecret: 'question', hmacKeySignatureSecret: 'answer' };

async function challengeOf(counter: number): Promise<HumanChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    deriveKey,
    cost: 20,
    counter,
    data: { level: 0, scene: 'login' },
    expiresAt: Math.floor(Date.now() / 1000) + 300,
    ...secrets,
  });
  return parse(HumanChallenge, challenge);
}

test.each([0, 1, 3, 4, 57])(
  'finds the counter %i, and ALTCHA’s own library agrees',
  async (counter) => {
    const payload = await workOut(await challengeOf(counter));
    const solved = parse(HumanCheckSolution, JSON.parse(atob(payload)));
    expect(solved.solution.counter).toBe(counter);
    expect(await verifySolution({ ...solved, deriveKey, ...secrets })).toMatchObject({
      verified: true,
    });
  },
);

test('ends when it is told to', async () => {
  const stop = new AbortController();
  const work = workOut(await challengeOf(4_000_000), stop.signal);
  stop.abort();
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
});
