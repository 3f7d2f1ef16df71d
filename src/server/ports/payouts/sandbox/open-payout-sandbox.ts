import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { Clock } from '#server/kernel/clock.ts';
import {
  bodyOf,
  deliverUntilAccepted,
  sendJson,
} from '#server/ports/payments/sandbox/http-parts.ts';
import { judgeSignature, requestLabel } from '#server/ports/payments/sign.ts';
import { payoutHookLabel } from '../http-payouts.ts';
import {
  createPayoutBooks,
  describePayout,
  NewPayout,
  outcomeOf,
  type PayoutBooks,
  type SandboxPayout,
} from './payout-books.ts';
import { playPayout } from './play-payout.ts';

export interface PayoutSandboxOptions {
  secret: string;
  clock: Pick<Clock, 'now'>;
  /** How long what comes later takes. */
  delayMs?: number;
}

export interface PayoutSandbox {
  url: URL;
  /** Where webhooks go; until it is known they are not sent, and status queries find out. */
  notify(url: URL): void;
  /** All the money that has left, each as payout and amount. */
  paidOut(): string[];
  close(): Promise<void>;
}

/**
 * A payout provider of our own, spoken to over the wire as any other. Nobody but this machine reaches
 * it, and what happens to a payout its amount says, so that an operator can choose.
 */
export async function openPayoutSandbox(options: PayoutSandboxOptions): Promise<PayoutSandbox> {
  const { secret, clock, delayMs = 4_000 } = options;
  const books = createPayoutBooks();
  const closing = new AbortController();
  const { signal } = closing;
  let url: URL | undefined;
  const play = (payout: SandboxPayout & { asked: string }) =>
    playPayout(
      {
        books,
        tell: (hook, isForged) =>
          deliverUntilAccepted(
            { secret, clock, url, label: payoutHookLabel, signal },
            hook,
            isForged,
          ),
        wait: () => delay(delayMs, undefined, { signal, ref: false }),
      },
      payout,
    );
  const server = createServer((request, response) => {
    route({ options, books, play }, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // It is a part of the gateway, and no reason for it to go on.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    url: new URL(`http://127.0.0.1:${address.port}/v1`),
    notify(address) {
      url = address;
    },
    paidOut: books.paidOut,
    async close() {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Desk {
  options: PayoutSandboxOptions;
  books: PayoutBooks;
  play: (payout: SandboxPayout & { asked: string }) => Promise<void>;
}

async function route(
  { options, books, play }: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '';
  const body = await bodyOf(request);
  const label = requestLabel(request.method ?? '', path);
  const signature = String(request.headers['x-signature'] ?? '');
  const now = options.clock.now();
  if (judgeSignature(options.secret, label, body, { signature, now }) !== 'good') {
    return sendJson(response, 401, { error: 'signature' });
  }
  if (request.method !== 'POST') {
    const found = books.find(path.split('/').at(-1) ?? '');
    return found
      ? sendJson(response, 200, describePayout(found))
      : sendJson(response, 404, { error: 'unknown' });
  }
  const asked = v.parse(NewPayout, JSON.parse(body));
  if (outcomeOf(asked.amount) === 'refused') return sendJson(response, 422, { error: 'refused' });
  const { payout, isNew } = books.open(asked);
  if (isNew && outcomeOf(asked.amount) === 'lost-reply') response.destroy();
  else sendJson(response, 200, describePayout(payout));
  // Cut short where the sandbox closes; nobody is left then to be notified.
  if (isNew) await play(payout).catch(() => undefined);
}
