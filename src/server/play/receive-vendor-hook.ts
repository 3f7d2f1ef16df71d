import * as v from 'valibot';
import { signatureHeader, type VendorOperation, vendorOperations } from '#contract/vendor-api.ts';
import type { Hook, HookAnswer, HookTold } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { ownKeyOf } from '#server/ports/vendors/own-key.ts';
import { judgeRequest, signAnswer } from '#server/ports/vendors/sign.ts';
import { authenticate } from './vendor-authenticate.ts';
import { refuseVendor, type VendorOutcome, wordOutcome } from './vendor-faults.ts';
import { linkOf } from './vendor-link.ts';
import { vendorOpenApi } from './vendor-openapi.ts';
import { vendorPage } from './vendor-page.ts';
import { callOnWallet } from './wallet-call.ts';
import type { Said } from './wallet-wish.ts';

/** What vendors ask of our wallet, and the key by which they know that it is us who answers. */
export function vendorHooks(house: House): Hook[] {
  return [
    { method: 'GET', path: '/wps/vendor/keys', receive: () => tellKeys(house) },
    { method: 'GET', path: '/vendor-openapi.json', receive: () => tellDocument('json') },
    { method: 'GET', path: '/vendors', receive: () => tellDocument('page') },
    {
      path: '/wps/vendor/:vendor/:operation',
      receive: ({ vendor = '', operation = '' }, told) =>
        receive(house, { vendor, operation }, told),
    },
  ];
}

const byName = new Map<string, VendorOperation>(vendorOperations.map((one) => [one.name, one]));

interface Asked {
  vendor: string;
  operation: string;
}

/**
 * Who reads an answer believes it by its signature, refusals too: what comes without one is a lost
 * reply, and the same transaction is asked for again.
 */
async function receive(house: House, asked: Asked, told: HookTold): Promise<HookAnswer> {
  const now = house.clock.now();
  const link = await linkOf(house, asked.vendor);
  if (!link) return unsigned(refuseVendor('vendor.unknown'));
  const request = { method: 'POST', path: told.path, body: told.body };
  const signature = told.header(signatureHeader);
  const judged = judgeRequest(link.publicKey, request, { signature, now });
  const outcome = judged.isGood
    ? await carryOut(house, { ...asked, nonce: judged.nonce }, told.body)
    : refuseVendor(`signature.${judged.reason}`);
  if (judged.nonce === undefined) return unsigned(outcome);
  const { headers, ...said } = unsigned(outcome);
  const { privateKey } = await ownKeyOf(house);
  const stamp = { nonce: judged.nonce, now: house.clock.now() };
  const own = signAnswer(privateKey, said, stamp);
  return { ...said, headers: { ...headers, [signatureHeader]: own } };
}

function unsigned(outcome: VendorOutcome) {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const refusedWith = outcome.done ? {} : { refusedWith: outcome.fault };
  return { ...wordOutcome(outcome), headers, ...refusedWith };
}

async function carryOut(
  house: House,
  { vendor, operation, nonce }: Asked & { nonce: string },
  body: Buffer,
): Promise<VendorOutcome> {
  const declared = byName.get(operation);
  const said = declared && v.safeParse(declared.request, readJson(body));
  if (!declared || !said?.success) return refuseVendor('body.invalid');
  try {
    if (operation === 'authenticate') {
      const { token } = said.output as { token: string };
      return await authenticate(house, { vendor, nonce, token });
    }
    const name = declared.name as Parameters<typeof callOnWallet>[1]['operation'];
    return await callOnWallet(house, { vendor, nonce, operation: name, said: said.output as Said });
  } catch (thrown) {
    if (isPassing(thrown)) return refuseVendor('busy');
    if (isBeyondBooks(thrown)) return refuseVendor('body.invalid');
    throw thrown;
  }
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

/** The database is too busy, restarting or gone for a moment: to be asked again, whatever became of it. */
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
let documents: { json: HookAnswer; page: HookAnswer } | undefined;

async function tellDocument(which: 'json' | 'page'): Promise<HookAnswer> {
  documents ??= makeDocuments();
  return documents[which];
}

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

async function tellKeys(house: House): Promise<HookAnswer> {
  const { kid, publicKey } = await ownKeyOf(house);
  const key = { ...JSON.parse(publicKey), kid, use: 'sig', alg: 'EdDSA' };
  return {
    status: 200,
    body: JSON.stringify({ keys: [key] }),
    headers: { 'content-type': 'application/jwk-set+json' },
  };
}
