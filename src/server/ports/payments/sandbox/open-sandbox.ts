import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { Clock } from '#server/kernel/clock.ts';
import { hookLabel, judgeSignature, requestLabel } from '../sign.ts';
import { type Books, createBooks, NewSession, outcomes, type SandboxSession } from './books.ts';
import { sendChoice, sendChosen, sendGone } from './draw-page.ts';
import { bodyOf, deliverUntilAccepted, sendJson } from './http-parts.ts';
import { playOutcome, type WebhookPlan } from './play-outcome.ts';

export interface SandboxOptions {
  secret: string;
  clock: Pick<Clock, 'now'>;
  /** What the gateway listens on, so that a phone beside it reaches this too. */
  host: string;
  port: number;
  /** How long what comes later takes. */
  delayMs?: number;
}

export interface PaymentsSandbox {
  /** Where the gateway speaks to it; always this machine. */
  url: URL;
  /** Where webhooks go; until it is known they are not sent, and status queries find out. */
  notify(url: URL): void;
  /** What was paid back, each as payment and amount. */
  refunded(): string[];
  close(): Promise<void>;
}

/**
 * A payment provider of our own, to be spoken to over the wire as any other: a server with books, a
 * page and webhooks that go wrong on demand. It lives in memory and serves one gateway.
 */
export async function openPaymentsSandbox(options: SandboxOptions): Promise<PaymentsSandbox> {
  const books = createBooks();
  const closing = new AbortController();
  let notifyUrl: URL | undefined;
  const tell = ({ hook, isForged }: WebhookPlan) =>
    deliverUntilAccepted(
      { ...options, url: notifyUrl, label: hookLabel, signal: closing.signal },
      hook,
      isForged,
    );
  const wait = async () => {
    await delay(options.delayMs ?? 4_000, undefined, { signal: closing.signal, ref: false });
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    route({ options, books, tell, wait, port: () => port }, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  };
  const servers: Server[] = [];
  let port = options.port;
  for (const host of hostsFor(options.host)) {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    // It is a part of the gateway, and no reason for it to go on.
    server.unref();
    const address = server.address();
    if (address !== null && typeof address === 'object') port = address.port;
  }
  return {
    url: new URL(`http://${options.host === '::1' ? '[::1]' : '127.0.0.1'}:${port}/v1`),
    notify(url) {
      notifyUrl = url;
    },
    refunded: books.refunded,
    async close() {
      closing.abort();
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

/** The gateway speaks to it on this machine, whatever else it is to listen on. */
function hostsFor(host: string): string[] {
  const isHeardHere = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host);
  return isHeardHere ? [host] : ['127.0.0.1', host];
}

interface Desk {
  options: SandboxOptions;
  books: Books;
  tell: (plan: WebhookPlan) => Promise<void>;
  wait: () => Promise<void>;
  port: () => number;
}

async function route(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const body = await bodyOf(request);
  const [, page] = /^\/pay\/([\w-]+)$/.exec(path) ?? [];
  if (page !== undefined)
    return showPage(desk, page, request.method === 'POST' ? body : null, response);
  const { options } = desk;
  const label = requestLabel(request.method ?? '', path);
  const signature = String(request.headers['x-signature'] ?? '');
  const now = options.clock.now();
  if (judgeSignature(options.secret, label, body, { signature, now }) !== 'good') {
    return sendJson(response, 401, { error: 'signature' });
  }
  const [status, value] = answer(desk, `${request.method} ${path}`, body);
  sendJson(response, status, value);
}

function answer({ books, port }: Desk, question: string, body: string): [number, object] {
  if (question === 'POST /v1/sessions') {
    return [200, describe(books.open(v.parse(NewSession, JSON.parse(body))), port())];
  }
  if (question === 'POST /v1/refunds') {
    const isRefunded = books.refund(v.parse(Refund, JSON.parse(body)));
    return isRefunded ? [200, { state: 'done' }] : [422, { error: 'unknown-payment' }];
  }
  const [, id = ''] = /^GET \/v1\/sessions\/([\w-]+)$/.exec(question) ?? [];
  const session = books.find(id);
  if (!session) return [404, { error: 'unknown' }];
  const { state, payments } = session;
  return [200, { session: id, state, payments }];
}

const Refund = v.object({ id: v.string(), payment: v.string(), amount: v.string() });

/** Its page is on the machine that the player's own page came from. */
function describe(session: SandboxSession, port: number): object {
  const page = `http://${new URL(session.returnUrl).hostname}:${port}/pay/${session.session}`;
  if (session.kind === 'hosted') return { session: session.session, page };
  if (session.kind === 'e-wallet') {
    return {
      session: session.session,
      page,
      payTo: { key: `@pruebas${session.session.slice(-6)}` },
    };
  }
  const address = `TSandbox${session.session.slice(4, 30)}`;
  const coin = session.coin ?? 'USDT';
  // A rate of its own: what counts here is what the session was opened with.
  const hundredths = String((BigInt(session.amount) * 100n) / 410_000n).padStart(3, '0');
  const amount = `${hundredths.slice(0, -2)}.${hundredths.slice(-2)} ${coin}`;
  return {
    session: session.session,
    page,
    payTo: { address, network: 'TRON (TRC-20)', amount },
    qr: `tron:${address}`,
  };
}

async function showPage(
  { books, tell, wait }: Desk,
  id: string,
  chosen: string | null,
  response: ServerResponse,
): Promise<void> {
  const session = books.find(id);
  if (!session) return sendGone(response);
  const wanted = new URLSearchParams(chosen ?? '').get('outcome');
  const outcome = outcomes.find((one) => one === wanted);
  if (session.outcome !== null) return sendChosen(response, session);
  if (!outcome) return sendChoice(response, session);
  session.outcome = outcome;
  sendChosen(response, session);
  // Cut short where the sandbox closes; nobody is left then to be notified.
  await playOutcome(books, session, outcome, { tell, wait }).catch(() => undefined);
}
