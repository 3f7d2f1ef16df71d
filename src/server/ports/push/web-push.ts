/// <reference path="./package-types.d.ts" />
import { ECDH } from 'node:crypto';
import type { MessageKind } from '#contract/notices.ts';
import { askOutside, type OutsideAnswer } from '#server/ports/outgoing/ask-outside.ts';
import { OutsideError } from '#server/ports/outgoing/outside-error.ts';
import { isAllowedService } from './allowed-service.ts';
import type { Push, PushDelivery, PushTarget } from './push.ts';

interface WebPushOptions {
  /** Whom a push service writes to if we misbehave. */
  subject: string;
  /** The services that may be asked. */
  services: readonly string[];
  timeoutMs?: number;
}

/**
 * Web Push (RFC 8030, 8291, 8292): the text is encrypted for the one browser, and signed by us. The
 * package only writes the request; who connects judges and pins the address, as for everything outside.
 */
export function webPush({ subject, services, timeoutMs = 5_000 }: WebPushOptions): Push {
  return {
    canReach: (target) => isAllowedService(target.endpoint, services) && hasKeys(target),
    makeKeys: async () => (await load()).generateVAPIDKeys(),
    async send({ endpoint, p256dh, auth }, { text, kind, seconds, topic }, keys) {
      // What was allowed when it subscribed may not be any more.
      if (!isAllowedService(endpoint, services)) return { kind: 'gone' };
      const library = await load();
      const { headers, body } = library.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        text,
        {
          vapidDetails: { subject, ...keys },
          TTL: seconds,
          urgency: urgencies[kind],
          topic,
          contentEncoding: 'aes128gcm',
        },
      );
      try {
        const answer = await askOutside({
          url: new URL(endpoint),
          method: 'POST',
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
          ),
          body,
          timeoutMs,
        });
        return judge(answer);
      } catch (cause) {
        if (!(cause instanceof OutsideError)) throw cause;
        return { kind: 'later', reason: cause.reason, notBeforeMs: 0 };
      }
    },
  };
}

/** Fetched by the first push: most gateways of an evening send none. */
const load = async () => (await import('web-push')).default;

const urgencies = {
  money: 'normal',
  security: 'high',
  promotions: 'low',
} as const satisfies Record<MessageKind, string>;

/** A key that is no point of the curve would break every push to come. */
function hasKeys({ p256dh, auth }: PushTarget): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}

function judge({ status, headers }: OutsideAnswer): PushDelivery {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `status-${status}`;
  const isFinal = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  if (isFinal) return { kind: 'never', reason };
  const seconds = /^\d{1,5}$/.test(headers['retry-after'] ?? '') ? headers['retry-after'] : '0';
  return { kind: 'later', reason, notBeforeMs: Number(seconds) * 1_000 };
}
