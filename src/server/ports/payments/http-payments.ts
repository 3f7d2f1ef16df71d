import * as v from 'valibot';
import type { PayToLine } from '#contract/deposits.ts';
import { askProvider, type ProviderOptions, parsed, wrongAnswer } from './ask-provider.ts';
import type { PaymentProvider, PaymentWebhook } from './payments.ts';
import { hookLabel, judgeSignature } from './sign.ts';
import {
  Hook,
  RefundAnswer,
  reportOfWebhook,
  reportsOfStatus,
  SessionAnswer,
  StatusAnswer,
} from './wire.ts';

export interface HttpPaymentsOptions extends ProviderOptions {
  /** Only our own sandbox shows its page without TLS. */
  isSandbox?: boolean;
}

/** Talks to a payment provider over HTTP; the README of `ports` says how. */
export function httpPayments(options: HttpPaymentsOptions): PaymentProvider {
  return {
    code: options.code,
    async create({ amount, expiresAt, ...asked }) {
      const body = { ...asked, amount: String(amount), expiresAt: expiresAt.toISOString() };
      const answer = await askProvider(options, SessionAnswer, {
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
      const answer = await askProvider(options, StatusAnswer, { method: 'GET', path });
      if (!answer.isAnswered) return answer;
      if (answer.value.session !== session) return wrongAnswer;
      return { isAnswered: true, value: reportsOfStatus(answer.value) };
    },
    async refund({ id, payment, amount, currency }) {
      const body = { id, payment, amount: String(amount), currency };
      const answer = await askProvider(options, RefundAnswer, {
        method: 'POST',
        path: 'refunds',
        key: id,
        body,
      });
      if (!answer.isAnswered) return answer;
      return { isAnswered: true, value: { isDone: answer.value.state === 'done' } };
    },
    verifyWebhook: (body, signature) =>
      judgeSignature(options.secret, hookLabel, body, { signature, now: options.clock.now() }),
    parseWebhook,
  };
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

function parseWebhook(body: Buffer): PaymentWebhook | undefined {
  const hook = v.safeParse(Hook, parsed(body.toString('utf8')));
  const report = hook.success ? reportOfWebhook(hook.output) : null;
  if (!hook.success || !report) return undefined;
  return { eventId: hook.output.id, session: hook.output.session, report };
}
