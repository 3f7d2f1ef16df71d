import { randomBytes } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { askOutside, type OutsideAnswer } from '#server/ports/outgoing/ask-outside.ts';
import { OutsideError } from '#server/ports/outgoing/outside-error.ts';
import { refusalOf } from './error-names.ts';
import type { PhoneAuth, PhoneAuthRefusal } from './phone-auth.ts';

export interface HttpPhoneAuthOptions {
  url: URL;
  token: string;
  /** Whom the service's signed answers have to be meant for. */
  audience: string;
  clock: Clock;
  timeoutMs?: number;
}

/** Talks to a service over HTTP, and believes only what it has signed for this very question. */
export function httpPhoneAuth(options: HttpPhoneAuthOptions): PhoneAuth {
  const { url, token, audience, clock, timeoutMs = 10_000 } = options;
  const findKey = keyFinder(options);

  async function ask<Schema extends v.GenericSchema>(
    method: string,
    schema: Schema,
    body: object,
    language?: string,
  ): Promise<Outcome<v.InferOutput<Schema>, PhoneAuthRefusal>> {
    const answer = await askOutside({
      url: under(url, `accounts:${method}`),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(language === undefined ? {} : { 'x-locale': language }),
      },
      body: JSON.stringify(body),
      timeoutMs,
    });
    return read(answer, schema);
  }

  return {
    async start({ number, captchaToken, language }) {
      return calmly(async () => {
        const body = { phoneNumber: number, recaptchaToken: captchaToken };
        const asked = await ask('sendVerificationCode', Started, body, language);
        return asked.done ? done({ session: asked.value.sessionInfo }) : asked;
      });
    },
    async confirm(session, code) {
      return calmly(async () => {
        // An answer that was signed for an earlier question does not hold this question's word.
        const nonce = randomBytes(16).toString('base64url');
        const body = { sessionInfo: session, code, nonce };
        const asked = await ask('signInWithPhoneNumber', Confirmed, body);
        if (!asked.done) return asked;
        const { payload } = await jwtVerify(asked.value.idToken, findKey, {
          issuer: url.href,
          audience,
          algorithms: ['ES256', 'RS256'],
          currentDate: clock.now(),
          clockTolerance: 60,
          requiredClaims: ['exp', 'iat', 'nonce', 'phone_number'],
        });
        const claims = v.parse(Claims, payload);
        if (claims.nonce !== nonce) return refuse('phone-auth.unknown');
        return done({ number: claims.phone_number });
      });
    },
    close: async () => undefined,
  };
}

const Started = v.object({ sessionInfo: v.pipe(v.string(), v.minLength(1), v.maxLength(2_048)) });
const Confirmed = v.object({ idToken: v.pipe(v.string(), v.minLength(1)) });
const Claims = v.object({
  nonce: v.string(),
  phone_number: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)),
});
const Failed = v.object({ error: v.object({ message: v.string() }) });
const Keys = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });

/** The specification's wait, which the service has no say in. */
const tooManySeconds = 300;

function read<Schema extends v.GenericSchema>(
  { status, text }: OutsideAnswer,
  schema: Schema,
): Outcome<v.InferOutput<Schema>, PhoneAuthRefusal> {
  const given: unknown = JSON.parse(text);
  if (status === 200) return done(v.parse(schema, given));
  const failed = v.safeParse(Failed, given);
  const code = failed.success ? refusalOf(failed.output.error.message) : 'phone-auth.unknown';
  return code === 'phone-auth.too-many' ? refuse(code, tooManySeconds) : refuse(code);
}

/** A service that is away, and one that does not speak or sign as it should, is one error to players. */
async function calmly<Value>(
  work: () => Promise<Outcome<Value, PhoneAuthRefusal>>,
): Promise<Outcome<Value, PhoneAuthRefusal>> {
  try {
    return await work();
  } catch (cause) {
    const isTheirs =
      cause instanceof OutsideError ||
      cause instanceof SyntaxError ||
      cause instanceof v.ValiError ||
      (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('ERR_J'));
    if (isTheirs) return refuse('phone-auth.unknown');
    throw cause;
  }
}

/** Kept until an answer is signed with one that is not among them, then asked for again. */
function keyFinder({ url, timeoutMs = 10_000, clock }: HttpPhoneAuthOptions): JWTVerifyGetKey {
  let known: JSONWebKeySet = { keys: [] };
  let askedAtMs: number | undefined;
  return async (header, signed) => {
    const isKnown = known.keys.some((key) => key.kid === header.kid);
    const nowMs = clock.elapsedMs();
    // Answers with invented keys must not make us ask without end.
    if (!isKnown && (askedAtMs === undefined || nowMs - askedAtMs > askAgainAfterMs)) {
      const answer = await askOutside({ url: under(url, 'keys'), method: 'GET', timeoutMs });
      known = v.parse(Keys, JSON.parse(answer.text));
      askedAtMs = nowMs;
    }
    return createLocalJWKSet(known)(header, signed);
  };
}

const askAgainAfterMs = 30_000;

function under(url: URL, path: string): URL {
  return new URL(`${url.href.replace(/\/$/, '')}/${path}`);
}
