import * as v from 'valibot';
import {
  signatureHeader,
  type VendorFault,
  type VendorOperation,
  vendorOperations,
} from '#contract/vendor-api.ts';
import type { Webhook, WebhookAnswer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import { ownKeyOf } from '#server/ports/vendors/own-key.ts';
import { judgeRequest, signAnswer } from '#server/ports/vendors/sign.ts';
import { signedWebhook, type WebhookRefusal } from '#server/webhooks/signed-webhook.ts';
import { vendorOpenApi } from '../docs/vendor-openapi.ts';
import { vendorPage } from '../docs/vendor-page.ts';
import { refuseVendor, type VendorOutcome, wordOutcome } from '../vendor-faults.ts';
import { createLinkReader, type VendorLink } from '../vendor-link.ts';
import { receiveWalletCallback } from './receive-wallet-callback.ts';
import { authenticate } from './vendor-authenticate.ts';
import type { CallbackContent, WalletCallback } from './wallet-callback.ts';

/** Routes for vendors: callbacks to our wallet, our public key, and the documentation. */
export function vendorWebhooks(app: AppContext): Webhook[] {
  const docs = () => app.scope.once(documents, makeDocuments);
  return [
    { method: 'GET', path: '/wps/vendor/keys', receive: () => answerKeys(app) },
    { method: 'GET', path: '/vendor-openapi.json', receive: async () => docs().json },
    { method: 'GET', path: '/vendors', receive: async () => docs().page },
    vendorCallbacks(app),
  ];
}

/**
 * Vendors believe an answer by its signature, refusals too. An answer without one counts as lost, and
 * the vendor asks for the same transaction again.
 */
function vendorCallbacks(app: AppContext): Webhook {
  const { clock } = app;
  const readLink = createLinkReader(app.database);
  return signedWebhook<VendorLink, Callback, VendorOutcome>({
    path: '/wps/vendor/:vendor/:operation',
    findSender: ({ vendor = '' }) => readLink(vendor),
    verify(link, { path, body, header }) {
      const signature = header(signatureHeader);
      const request = { method: 'POST', path, body };
      return judgeRequest(link.publicKey, request, { signature, now: clock.now() });
    },
    parse: ({ parameters: { vendor = '', operation = '' }, body, nonce }) =>
      nonce === undefined ? undefined : parseCallback({ vendor, operation, nonce }, body),
    receive: (callback) => receiveVendorCallback(app, callback),
    refuse: (reason) => refuseVendor(faults[reason]),
    answer: (outcome, nonce) => answerVendor(app, outcome, nonce),
  });
}

const faults: Readonly<Record<WebhookRefusal, VendorFault>> = {
  'unknown-sender': 'vendor.unknown',
  missing: 'signature.missing',
  stale: 'signature.stale',
  wrong: 'signature.wrong',
  unreadable: 'body.invalid',
};

interface CallbackHead {
  vendor: string;
  operation: string;
  nonce: string;
}

type Callback =
  | { operation: 'authenticate'; vendor: string; nonce: string; token: string }
  | (WalletCallback & { nonce: string });

const operationsByName = new Map<string, VendorOperation>(
  vendorOperations.map((one) => [one.name, one]),
);

function parseCallback(head: CallbackHead, body: Buffer): Callback | undefined {
  const declared = operationsByName.get(head.operation);
  const parsed = declared && v.safeParse(declared.request, readJson(body));
  if (!declared || !parsed?.success) return undefined;
  const { vendor, nonce } = head;
  if (declared.name === 'authenticate') {
    const { token } = parsed.output as { token: string };
    return { operation: 'authenticate', vendor, nonce, token };
  }
  const operation = declared.name as WalletCallback['operation'];
  return { operation, vendor, nonce, content: parsed.output as CallbackContent };
}

async function receiveVendorCallback(app: AppContext, callback: Callback): Promise<VendorOutcome> {
  try {
    return callback.operation === 'authenticate'
      ? await authenticate(app, callback)
      : await receiveWalletCallback(app, callback);
  } catch (thrown) {
    if (isPassing(thrown)) return refuseVendor('busy');
    if (isBeyondBooks(thrown)) return refuseVendor('body.invalid');
    throw thrown;
  }
}

/** Unsigned where the request had no readable nonce to answer under. */
async function answerVendor(
  app: AppContext,
  outcome: VendorOutcome,
  nonce: string | undefined,
): Promise<WebhookAnswer> {
  const answer = wordOutcome(outcome);
  const contentType = { 'content-type': 'application/json; charset=utf-8' };
  const refusedWith = outcome.done ? {} : { refusedWith: outcome.fault };
  if (nonce === undefined) return { ...answer, ...refusedWith, headers: contentType };
  const { privateKey } = await ownKeyOf(app);
  const signature = signAnswer(privateKey, answer, { nonce, now: app.clock.now() });
  const headers = { ...contentType, [signatureHeader]: signature };
  return { ...answer, ...refusedWith, headers };
}

/** Undefined for what is no JSON in UTF-8; no schema takes it. */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return undefined;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Sums that each are fine and together are above what a balance can be: asked again, it is the same. */
function isBeyondBooks(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === '22003';
}

/** The database is busy, restarting or unreachable: the outcome is unknown and the vendor retries. */
function isPassing(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return passingCodes.test(code) || passingWords.test(thrown.message);
}

// Rolled back, out of means, stopped by an operator, and by the clock; and no connection at all.
const passingCodes = /^(40...|53...|57...|55P03|08...|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;
// The driver has no codes for these.
const passingWords = /timeout exceeded when trying to connect|Connection terminated/;

/** Made when somebody first asks: few ever do, and then many times. */
const documents = slotFor<ReturnType<typeof makeDocuments>>('documents for vendors');

function makeDocuments() {
  const { html, policy } = vendorPage();
  const typed = (type: string) => ({ 'content-type': `${type}; charset=utf-8` });
  const json = { status: 200, body: JSON.stringify(vendorOpenApi()) };
  return {
    json: { ...json, headers: typed('application/json') },
    page: {
      ...{ status: 200, body: html },
      headers: { ...typed('text/html'), 'content-security-policy': policy },
    },
  };
}

async function answerKeys(app: AppContext): Promise<WebhookAnswer> {
  const { kid, publicKey } = await ownKeyOf(app);
  const key = { ...JSON.parse(publicKey), kid, use: 'sig', alg: 'EdDSA' };
  return {
    status: 200,
    body: JSON.stringify({ keys: [key] }),
    headers: { 'content-type': 'application/jwk-set+json' },
  };
}
