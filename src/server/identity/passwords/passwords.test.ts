import { hash, parseOptions, verify } from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { hashPassword, isTooLong, passwordCost, verifyPassword } from './passwords.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

async function hashed(password: string): Promise<string> {
  const outcome = await hashPassword(password);
  if (!outcome.done) throw new Error(outcome.code);
  return outcome.value;
}

async function isRight(stored: string | null, password: string): Promise<boolean> {
  const outcome = await verifyPassword(stored, password);
  if (!outcome.done) throw new Error(outcome.code);
  return outcome.value.isRight;
}

test('a password opens what was hashed from it, and nothing else does', async () => {
  const stored = await hashed('Correcto-7');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isRight(stored, 'Correcto-7')).toBe(true);
  expect(await isRight(stored, 'correcto-7')).toBe(false);
  expect(await isRight(stored, '')).toBe(false);
  expect(await hashed('Correcto-7')).not.toBe(stored);
});

test('however a keyboard composes its letters, it is the same password', async () => {
  const stored = await hashed('contrase\u00f1a\uff11');
  expect(await isRight(stored, 'contrasen\u0303a1')).toBe(true);
});

test('an account that nobody has costs the same comparison, and is wrong', async () => {
  expect(await isRight(null, 'anything')).toBe(false);
  expect(verify).toHaveBeenCalledTimes(1);
  const compared = String(vi.mocked(verify).mock.calls[0]?.[0]);
  expect(parseOptions(compared)).toMatchObject(passwordCost);
});

test('too long is refused when it is set, and compared like any other when it is tried', async () => {
  const longest = 'a'.repeat(256);
  const stored = await hashed(longest);
  expect(await isRight(stored, longest)).toBe(true);
  expect(isTooLong(`${longest}a`)).toBe(true);
  expect(isTooLong('\u{1f600}'.repeat(65))).toBe(true);
  expect(await hashPassword(`${longest}a`)).toEqual({ done: false, code: 'request.invalid' });
  vi.mocked(verify).mockClear();
  expect(await isRight(stored, `${longest}a`)).toBe(false);
  expect(verify).toHaveBeenCalledTimes(1);
});

test('what was hashed at another cost is right, and asks to be hashed again', async () => {
  const cheaper = await hash('Correcto-7', { ...passwordCost, memoryCost: 8192 });
  const verdict = async (stored: string, password: string) => {
    const outcome = await verifyPassword(stored, password);
    return outcome.done && outcome.value;
  };
  expect(await verdict(cheaper, 'Correcto-7')).toEqual({ isRight: true, needsRehash: true });
  expect(await verdict(cheaper, 'wrong')).toEqual({ isRight: false, needsRehash: false });
  const stored = await hashed('Correcto-7');
  expect(await verdict(stored, 'Correcto-7')).toEqual({ isRight: true, needsRehash: false });
});

test('a flood is refused with a time to retry instead of filling the memory', async () => {
  const stored = await hashed('Correcto-7');
  let compared: (value: boolean) => void = () => undefined;
  const until = new Promise<boolean>((resolve) => {
    compared = resolve;
  });
  vi.mocked(verify).mockImplementation(() => until);
  const flood = Array.from({ length: 200 }, () => verifyPassword(stored, 'guess'));
  const first = await Promise.race(flood.slice(-100));
  expect(first).toEqual({ done: false, code: 'login.busy', retryAfterSeconds: 2 });
  compared(false);
  const outcomes = await Promise.all(flood);
  const letIn = outcomes.filter(({ done }) => done).length;
  expect(letIn).toBeGreaterThan(40);
  expect(letIn).toBeLessThanOrEqual(51);
});
