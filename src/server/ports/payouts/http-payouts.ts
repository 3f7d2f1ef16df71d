import * as v from 'valibot';
import {
  askProvider,
  type ProviderOptions,
  parsed,
  wrongAnswer,
} from '#server/ports/payments/ask-provider.ts';
import type { ProviderAnswer } from '#server/ports/payments/payments.ts';
import { judgeSignature } from '#server/ports/payments/sign.ts';
import type { PayoutProvider, PayoutReport, PayoutWebhook } from './payouts.ts';
import { PayoutAnswer, PayoutHook, reportOf } from './wire.ts';

/** Talks to a payout provider over HTTP; the README of `ports` says how. */
export function httpPayouts(options: ProviderOptions): PayoutProvider {
  return {
    code: options.code,
    async create({ amount, ...asked }) {
      const body = { ...asked, amount: String(amount) };
      const question = { method: 'POST', path: 'payouts', key: asked.id, body } as const;
      const answer = await askProvider(options, PayoutAnswer, question);
      // The one no that is believed: nothing was sent, and nothing ever will be under this id.
      if (!answer.isAnswered && answer.reason === 'status-422') {
        return { isAnswered: true, value: { kind: 'failed', reason: 'provider' } };
      }
      return reportFor(asked.id, answer);
    },
    async status(id) {
      const path = `payouts/${encodeURIComponent(id)}`;
      return reportFor(id, await askProvider(options, PayoutAnswer, { method: 'GET', path }));
    },
    verifyWebhook: (body, signature) =>
      judgeSignature(options.secret, payoutHookLabel, body, {
        signature,
        now: options.clock.now(),
      }),
    parseWebhook,
  };
}

/** An answer about another payout than the one that was asked about is none. */
function reportFor(
  id: string,
  answer: ProviderAnswer<v.InferOutput<typeof PayoutAnswer>>,
): ProviderAnswer<PayoutReport> {
  if (!answer.isAnswered) return answer;
  const report = answer.value.payout === id ? reportOf(answer.value) : null;
  return report ? { isAnswered: true, value: report } : wrongAnswer;
}

/** Not the word that deposits' webhooks are signed for: neither is ever taken for the other. */
export const payoutHookLabel = 'payout-webhook';

function parseWebhook(body: Buffer): PayoutWebhook | undefined {
  const hook = v.safeParse(PayoutHook, parsed(body.toString('utf8')));
  const report = hook.success ? reportOf(hook.output) : null;
  if (!hook.success || !report) return undefined;
  return { eventId: hook.output.id, payout: hook.output.payout, report };
}
