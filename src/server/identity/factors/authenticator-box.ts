import type { AppContext } from '#server/kernel/app-context.ts';
import type { SecretBox } from './totp-enrolment.ts';

/** The house's vault, bound to the one row: a secret moved to another player does not open there. */
export function secretBoxOf({ vault }: Pick<AppContext, 'vault'>, playerId: string): SecretBox {
  const place = `authenticator.sealed_secret.${playerId}`;
  return {
    seal: (text) => vault.lock(text, place),
    open: (sealed) => vault.unlock(sealed, place),
  };
}
