import { hash } from '@node-rs/argon2';
import { passwordCost } from '#server/identity/passwords/passwords.ts';

/**
 * A password as it is stored, hashed at the least that Argon2 takes. A hash names its own cost, so each
 * comparison with it costs as little: for tests of something else that passwords stand before.
 */
export function quickHash(password: string): Promise<string> {
  return hash(password, { ...passwordCost, memoryCost: 8, timeCost: 1 });
}
