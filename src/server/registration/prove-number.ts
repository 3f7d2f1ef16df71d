import type { Registration } from '#contract/register.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PhoneAuth, PhoneAuthRefusal } from '#server/ports/phone-auth/phone-auth.ts';
import { type Proof, proveCode } from '#server/verification/spend-code.ts';
import type { Checked } from './check-registration.ts';

export interface NumberProof {
  isProved: boolean;
  /** A code of our own, which the account's transaction spends. */
  code: Proof | null;
}

type ProofRefusal = 'code.invalid' | 'code.expired' | 'code.too-many' | PhoneAuthRefusal;

/** `phoneAuth` is null where our own codes prove numbers. */
export async function proveNumber(
  { database }: AppContext,
  phoneAuth: PhoneAuth | null,
  { mobile, code }: Checked,
  { phoneSession = '' }: Pick<Registration, 'phoneSession'>,
): Promise<Outcome<NumberProof, ProofRefusal>> {
  if (!mobile || code === null) return done({ isProved: false, code: null });
  if (!phoneAuth) {
    const proved = await proveCode(database, { scene: 'register', target: mobile, code });
    return proved.done ? done({ isProved: true, code: proved.value }) : proved;
  }
  const confirmed = await phoneAuth.confirm(phoneSession, code);
  if (!confirmed.done) return confirmed;
  // A code for a number of one's own proves nobody else's.
  if (confirmed.value.number !== mobile) return refuse('phone-auth.invalid-code');
  return done({ isProved: true, code: null });
}
