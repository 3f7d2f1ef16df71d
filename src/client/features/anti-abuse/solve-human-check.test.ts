import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { askThrough } from '#client/data/ask.ts';
import { HumanCheckPayload } from '#contract/anti-abuse.ts';
import { solveHumanCheck } from './solve-human-check.ts';

test('asks for its scene and level, and answers what a call may carry', async () => {
  const asked: unknown[] = [];
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    deriveKey,
    cost: 20,
    counter: 9,
    data: { level: 2, scene: 'register' },
    expiresAt: 4_000_000_000,
    hmacSignatureSecret: 'question',
    hmacKeySignatureSecret: 'answer',
  });
  askThrough(async (call, request) => {
    asked.push([call.path, request]);
    return { success: true, value: challenge };
  });
  const payload = await solveHumanCheck('register', { level: 2 });
  expect(asked).toEqual([['/wps/human-check', { scene: 'register', level: 2 }]]);
  expect(parse(HumanCheckPayload, payload)).toBe(payload);
  expect(JSON.parse(atob(payload))).toEqual({
    challenge,
    solution: { counter: 9, derivedKey: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});
