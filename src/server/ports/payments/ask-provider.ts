import * as v from 'valibot';
import type { Clock } from '#server/kernel/clock.ts';
import { askOutside, type OutsideAnswer } from '#server/ports/outgoing/ask-outside.ts';
import { OutsideError } from '#server/ports/outgoing/outside-error.ts';
import type { ProviderAnswer } from './payments.ts';
import { requestLabel, sign } from './sign.ts';

/** A company that moves money for us, in or out: both are asked in the same manner. */
export interface ProviderOptions {
  code: string;
  url: URL;
  /** Signs what we ask, and is what webhooks have to be signed with. */
  secret: string;
  /** Whom the provider knows us as. */
  merchant: string;
  clock: Pick<Clock, 'now'>;
  timeoutMs?: number;
}

export async function askProvider<Schema extends v.GenericSchema>(
  { url: base, secret, merchant, clock, timeoutMs = 10_000 }: ProviderOptions,
  schema: Schema,
  { method, path, key, body: asked }: Question,
): Promise<ProviderAnswer<v.InferOutput<Schema>>> {
  const url = new URL(`${base.href.replace(/\/$/, '')}/${path}`);
  const body = asked === undefined ? '' : JSON.stringify(asked);
  const headers = {
    accept: 'application/json',
    'x-merchant': merchant,
    'x-signature': sign(secret, requestLabel(method, url.pathname), body, clock.now()),
    ...(asked === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  try {
    const asking = { url, method, headers, timeoutMs };
    return read(await askOutside(asked === undefined ? asking : { ...asking, body }), schema);
  } catch (cause) {
    if (!(cause instanceof OutsideError)) throw cause;
    return { isAnswered: false, isFinal: false, reason: cause.reason };
  }
}

/** What was answered is nothing that the README of `ports` speaks of. */
export const wrongAnswer = { isAnswered: false, isFinal: false, reason: 'wrong-answer' } as const;

interface Question {
  method: 'GET' | 'POST';
  path: string;
  key?: string;
  body?: object;
}

function read<Schema extends v.GenericSchema>(
  { status, text }: OutsideAnswer,
  schema: Schema,
): ProviderAnswer<v.InferOutput<Schema>> {
  if (status < 200 || status >= 300) {
    const isFinal = status >= 400 && status < 500 && ![401, 408, 409, 425, 429].includes(status);
    return { isAnswered: false, isFinal, reason: `status-${status}` };
  }
  const value = v.safeParse(schema, parsed(text));
  return value.success ? { isAnswered: true, value: value.output } : wrongAnswer;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
