import type { customFetch } from 'openid-client';
import * as v from 'valibot';
import { type Outcome, type Refused, refuse } from '#server/kernel/answer.ts';
import { askOutside } from '#server/ports/outgoing/ask-outside.ts';
import { OutsideError } from '#server/ports/outgoing/outside-error.ts';
import type { SignInRefusal } from './sign-in.ts';

/**
 * Runs what a provider has a part in. One that cannot be reached, and one whose word does not hold,
 * are refusals; only what is a fault of ours throws.
 */
export async function calmly<Value>(
  work: () => Promise<Outcome<Value, SignInRefusal>>,
): Promise<Outcome<Value, SignInRefusal>> {
  try {
    return await work();
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (refusal) return refusal;
    throw thrown;
  }
}

function refusalOf(thrown: unknown): Refused<SignInRefusal> | null {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutsideError) return refuse('provider.away');
    if (cause instanceof v.ValiError || cause instanceof SyntaxError) {
      return refuse('provider.failed');
    }
    // What the person said no to, as the standard names it.
    if ('error' in cause && cause.error === 'access_denied') return refuse('provider.denied');
    if (isProtocolCode(cause)) return refuse('provider.failed');
  }
  return null;
}

/** openid-client marks all it finds wrong with an answer by a code of these kinds. */
function isProtocolCode(cause: Error): boolean {
  return 'code' in cause && /^(OAUTH_|ERR_J|ERR_INVALID_ARG_VALUE)/.test(String(cause.code));
}

type CustomFetch = NonNullable<import('openid-client').DiscoveryRequestOptions[typeof customFetch]>;

/** Every question goes through the one door outside: judged, pinned, cut off, and not led elsewhere. */
export const fetchOutside: CustomFetch = async (address, { method, headers, body }) => {
  if (method !== 'GET' && method !== 'POST') throw new Error(`${method} is not asked outside.`);
  const answer = await askOutside({
    url: new URL(address),
    method,
    headers,
    ...(body === null || body === undefined ? {} : { body: String(body) }),
    timeoutMs,
  });
  const type = answer.headers['content-type'];
  return new Response(answer.text, {
    status: answer.status,
    headers: type ? { 'content-type': type } : {},
  });
};

export const timeoutMs = 10_000;
