import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#server/kernel/clock.ts';
import type { Courier, Delivery } from '#server/kernel/outbox/courier.ts';
import { askOutside, type OutsideAnswer } from '#server/ports/outgoing/ask-outside.ts';
import { OutsideError } from '#server/ports/outgoing/outside-error.ts';

interface HttpSmsOptions {
  url: URL;
  token: string;
  clock: Pick<Clock, 'now'>;
  timeoutMs?: number;
}

/** Hands SMS to a service over HTTP; the README of this room says how the two talk. */
export function httpSms({ url, token, clock, timeoutMs = 10_000 }: HttpSmsOptions): Courier {
  return {
    async send({ id, to, text }) {
      const body = JSON.stringify({ to, text, id });
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': id,
        'x-signature': signatureOf(body, token, clock.now()),
      };
      try {
        const answer = await askOutside({ url, method: 'POST', headers, body, timeoutMs });
        return judge(answer, id, clock.now());
      } catch (cause) {
        if (cause instanceof OutsideError) return { kind: 'later', reason: cause.reason };
        throw cause;
      }
    },
    close: () => undefined,
  };
}

/** With the time in it, so that an old request is of no use to who has seen one. */
export function signatureOf(body: string, token: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', token).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

const Taken = v.object({ id: v.string() });

function judge({ status, headers, text }: OutsideAnswer, id: string, now: Date): Delivery {
  const reason = `status-${status}`;
  if (status >= 200 && status < 300) {
    // A page of somebody in between says 200 too, and has sent nothing.
    return isTaken(text, id) ? { kind: 'sent' } : { kind: 'later', reason: 'wrong-answer' };
  }
  if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) {
    return { kind: 'never', reason };
  }
  const notBeforeMs = waitOf(headers['retry-after'], now);
  return notBeforeMs === null ? { kind: 'later', reason } : { kind: 'later', reason, notBeforeMs };
}

function isTaken(text: string, id: string): boolean {
  try {
    const answer = v.safeParse(Taken, JSON.parse(text));
    return answer.success && answer.output.id === id;
  } catch {
    return false;
  }
}

/** Seconds or a date, as HTTP allows both. */
function waitOf(retryAfter: string | undefined, now: Date): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now.getTime());
}
