import * as v from 'valibot';
import type { CallDeclaration, RequestOf, ValueOf } from '#contract/call.ts';
import type { Envelope } from '#contract/envelope.ts';
import { Refused } from './refused.ts';

/** Asks the gateway and reads its answer; a refusal throws `Refused`, a lost way `NetworkFailed`. */
export async function ask<Call extends CallDeclaration>(
  call: Call,
  request: RequestOf<Call>,
  signal?: AbortSignal,
): Promise<ValueOf<Call>> {
  const envelope = await transport(call, request as Record<string, unknown>, signal);
  if (!envelope.success) {
    const { code, message, fields, retryAfterSeconds, captcha } = envelope;
    throw new Refused(code, message, fields, retryAfterSeconds, captcha);
  }
  // A worker's cache or a proxy may hand back what no gateway wrote: it must not reach a screen.
  const value = v.safeParse(call.value, envelope.value);
  if (!value.success) throw new Refused('system.unexpected', 'The answer could not be read.');
  return value.output as ValueOf<Call>;
}

/** Carries a request to the gateway and brings its envelope back. */
export type Transport = (
  call: CallDeclaration,
  request: Record<string, unknown>,
  signal?: AbortSignal,
) => Promise<Envelope<unknown>>;

let transport: Transport = () => Promise.reject(new Error('No transport was chosen.'));

/** Chosen once, where the program starts: fetch in the browser, the gateway's own answers inside it. */
export function askThrough(chosen: Transport): void {
  transport = chosen;
}
