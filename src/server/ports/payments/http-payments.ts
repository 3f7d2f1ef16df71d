import * as v from 'valibot';
import type { PayToLine } from '#contract/deposits.ts';
import type { Clock } from '#server/house.ts';
import { askOutside, type OutsideAnswer } from '#server/ports/outgoing/ask-outside.ts';
import { OutsideError } from '#server/ports/outgoing/outside-error.ts';
import type { Asked, PaymentProvider, ReadHook } from './payments.ts';
import { hookLabel, judgeSignature, requestLabel, sign } from './sign.ts';
import {
  Hook,
  RefundAnswer,
  SessionAnswer,
  StatusAnswer,
  wordOfHook,
  wordsOfStatus,
} from './wire.ts';

export interface HttpPaymentsOptions {
  code: string;
  url: URL;
  /** Signs what we ask, and is what webhooks have to be signed with. */
  secret: string;
  /** Whom the provider knows us as. */
  merchant: string;
  clock: Pick<Clock, 'now'>;
  /** Only our own sandbox shows its page without TLS. */
  isSandbox?: boolean;
  timeoutMs?: number;
}

/** Talks to a payment provider over HTTP; the README of `ports` says how. */
export function httpPayments(options: HttpPaymentsOptions): PaymentProvider {
  return {
    code: options.code,
    async create({ amount, expiresAt, ...asked }) {
      const body = { ...asked, amount: String(amount), expiresAt: expiresAt.toISOString() };
      const answer = await ask(options, SessionAnswer, {
        method: 'POST',
        path: 'sessions',
        key: asked.id,
        body,
      });
      if (!answer.isAnswered) return answer;
      const { session, page, payTo, qr } = answer.value;
      if (page !== null && !isFitPage(page, options)) return wrongAnswer;
      return { isAnswered: true, value: { session, page, payTo: linesOf(payTo), qr } };
    },
    async status(session) {
      const path = `sessions/${encodeURIComponent(session)}`;
      const answer = await ask(options, StatusAnswer, { method: 'GET', path });
      if (!answer.isAnswered) return answer;
      if (answer.value.session !== session) return wrongAnswer;
      return { isAnswered: true, value: wordsOfStatus(answer.value) };
    },
    async refund({ id, payment, amount, currency }) {
      const body = { id, payment, amount: String(amount), currency };
      const answer = await ask(options, RefundAnswer, {
        method: 'POST',
        path: 'refunds',
        key: id,
        body,
      });
      if (!answer.isAnswered) return answer;
      return { isAnswered: true, value: { isDone: answer.value.state === 'done' } };
    },
    readHook: (raw, signature) => readHook(options, raw, signature),
  };
}

const wrongAnswer = { isAnswered: false, isFinal: false, reason: 'wrong-answer' } as const;

interface Question {
  method: 'GET' | 'POST';
  path: string;
  key?: string;
  body?: object;
}

async function ask<Schema extends v.GenericSchema>(
  { url: base, secret, merchant, clock, timeoutMs = 10_000 }: HttpPaymentsOptions,
  schema: Schema,
  { method, path, key, body: asked }: Question,
): Promise<Asked<v.InferOutput<Schema>>> {
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

function read<Schema extends v.GenericSchema>(
  { status, text }: OutsideAnswer,
  schema: Schema,
): Asked<v.InferOutput<Schema>> {
  if (status < 200 || status >= 300) {
    const isFinal = status >= 400 && status < 500 && ![401, 408, 409, 425, 429].includes(status);
    return { isAnswered: false, isFinal, reason: `status-${status}` };
  }
  const value = v.safeParse(schema, parsed(text));
  return value.success ? { isAnswered: true, value: value.output } : wrongAnswer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a player's browser is sent to: TLS, no password in it, and no program. */
function isFitPage(page: string, { isSandbox = false }: HttpPaymentsOptions): boolean {
  const url = URL.parse(page);
  if (url?.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (isSandbox && url.protocol === 'http:');
}

function linesOf(payTo: v.InferOutput<typeof SessionAnswer>['payTo']): PayToLine[] {
  return (['key', 'address', 'network', 'amount'] as const).flatMap((label) => {
    const value = payTo[label];
    return value === undefined ? [] : [{ label, value }];
  });
}

/** The signature is over the bytes as they came: whatever is read from them comes after it. */
function readHook(
  { secret, clock }: HttpPaymentsOptions,
  raw: Buffer,
  signature: string | undefined,
): ReadHook {
  const judged = judgeSignature(secret, hookLabel, raw, { signature, now: clock.now() });
  if (judged !== 'good') {
    return { isSigned: false, reason: judged === 'stale' ? 'stale' : 'signature' };
  }
  const hook = v.safeParse(Hook, parsed(raw.toString('utf8')));
  const word = hook.success ? wordOfHook(hook.output) : null;
  if (!hook.success || !word) return { isSigned: false, reason: 'unreadable' };
  return { isSigned: true, event: hook.output.id, session: hook.output.session, word };
}
