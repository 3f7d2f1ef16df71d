import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/values.ts';
import type { Outcome } from '#server/kernel/answer.ts';

export type PhoneAuthRefusal = Extract<ErrorCode, `phone-auth.${string}`>;

/** A company that sends a code to a phone by itself, and vouches for who typed it. */
export interface PhoneAuth {
  start(asked: {
    number: string;
    captchaToken: string;
    language: Language;
  }): Promise<Outcome<{ session: string }, PhoneAuthRefusal>>;
  /** The number is the one the company has signed for, whatever the caller believes. */
  confirm(session: string, code: string): Promise<Outcome<{ number: string }, PhoneAuthRefusal>>;
  close(): Promise<void>;
}
