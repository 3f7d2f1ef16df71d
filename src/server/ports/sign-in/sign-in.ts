import type { Outcome } from '#server/kernel/answer.ts';

/** A company that says who somebody is. */
export interface SignIn {
  /** The address that the person is sent to. */
  begin(asked: BeginRequest): Promise<Outcome<URL, 'provider.away'>>;
  /** Reads what they came back with; its state is the caller's to know and has been looked up. */
  finish(asked: FinishRequest): Promise<Outcome<Vouched, SignInRefusal>>;
}

export interface BeginRequest {
  /** Comes back with the person. */
  state: string;
  /** Comes back inside what is signed, so that an older word does not count. */
  nonce: string;
  /** Shown only when the word is fetched: who overhears the way back has nothing. */
  verifier: string;
  returnAddress: string;
  language: string;
}

export interface FinishRequest extends Omit<BeginRequest, 'language'> {
  query: URLSearchParams;
}

export interface Vouched {
  /** Never changes, and is given to nobody else. */
  subject: string;
  email: string | null;
  /** The provider has seen that the mailbox is theirs. */
  isEmailProved: boolean;
  /** What they are called, for their own eyes. */
  name: string | null;
}

export type SignInRefusal = 'provider.denied' | 'provider.failed' | 'provider.away';
