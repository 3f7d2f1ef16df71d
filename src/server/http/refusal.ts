import type { FastifyReply } from 'fastify';
import type { FieldFault, Refusal } from '#contract/envelope.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { Language } from '#contract/values.ts';
import { languageOf } from './language.ts';
import { say } from './words.ts';

interface Details {
  fields?: FieldFault[] | undefined;
  retryAfterSeconds?: number | undefined;
  captcha?: boolean | undefined;
}

/** Answers a refusal in the caller's language, under its code's own status. */
export function sendRefusal(
  reply: FastifyReply,
  fallback: Language,
  code: ErrorCode,
  details: Details = {},
): FastifyReply {
  const language = languageOf(reply.request, fallback);
  if (details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(details.retryAfterSeconds));
  }
  reply.refusedWith = code;
  return reply
    .code(errorStatus[code])
    .header('content-type', jsonType)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(refusal(language, code, reply.request.id, details)));
}

export const jsonType = 'application/json; charset=utf-8';

export function refusal(
  language: Language,
  code: ErrorCode,
  requestId: string,
  { fields, retryAfterSeconds, captcha }: Details = {},
): Refusal {
  const wait = retryAfterSeconds === undefined ? {} : waitOf(retryAfterSeconds);
  const message = say(language, code, wait);
  // Named one by one, so that an additional field of a refusal is not sent by accident.
  return { success: false, code, message, fields, retryAfterSeconds, captcha, requestId };
}

/** Minutes are rounded up: a client that comes back then must not have to wait again. */
function waitOf(seconds: number): Record<string, number> {
  return { seconds, minutes: Math.ceil(seconds / 60) };
}
