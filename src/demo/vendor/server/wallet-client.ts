import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import {
  signatureHeader,
  type VendorFault,
  type VendorOperationName,
  VendorRefusal,
  vendorOperations,
} from '#contract/vendor-api.ts';
import { type Machine, pause } from './machine.ts';
import { isFresh, isSignedBy, newNonce, readSignature, signatureOf } from './signing.ts';
import type { Faults } from './switches.ts';

export type RequestOf<Name extends VendorOperationName> = v.InferOutput<
  OperationOf<Name>['request']
>;
export type ValueOf<Name extends VendorOperationName> = v.InferOutput<OperationOf<Name>['value']>;
type OperationOf<Name> = Extract<(typeof vendorOperations)[number], { name: Name }>;

/** `unknown`: whether it was done cannot be said, and asking again under the same id is right. */
export type Heard<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; fault: VendorFault; reason?: string | undefined }
  | { kind: 'unknown'; why: string };

export interface WalletClient {
  /** Asks once. */
  ask<Name extends VendorOperationName>(
    name: Name,
    request: RequestOf<Name>,
  ): Promise<Heard<ValueOf<Name>>>;
  /** Asks the same again, freshly signed, until it is known or the tries are used up. */
  insist<Name extends VendorOperationName>(
    name: Name,
    request: RequestOf<Name>,
    tries: number,
  ): Promise<Heard<ValueOf<Name>>>;
}

export interface WalletAddress {
  /** `https://gateway/wps/vendor/PG`. */
  address: string;
  key: KeyObject;
  /** The gateway's own keys; `isAnew` where those at hand did not fit. */
  gatewayKeys(isAnew: boolean): Promise<readonly KeyObject[]>;
}

const answerMs = 8_000;
const firstWaitMs = 200;

/** Refusals that say something about the asking and nothing about what was asked. */
const askAgain = new Set<VendorFault>([
  'busy',
  'signature.missing',
  'signature.stale',
  'signature.wrong',
  'nonce.used',
]);

export function openWalletClient(
  wallet: WalletAddress,
  machine: Machine,
  faults: Faults,
): WalletClient {
  async function ask<Name extends VendorOperationName>(
    name: Name,
    request: RequestOf<Name>,
  ): Promise<Heard<ValueOf<Name>>> {
    const body = JSON.stringify(request);
    try {
      const heard = await sendOnce(wallet, machine, faults, name, body);
      return isMoney(name) && faults.strikes('lostReplies')
        ? { kind: 'unknown', why: 'reply dropped' }
        : heard;
    } catch (cause) {
      return { kind: 'unknown', why: cause instanceof Error ? cause.message : 'no answer' };
    }
  }
  return {
    ask,
    async insist(name, request, tries) {
      for (let left = tries - 1; ; left -= 1) {
        const heard = await ask(name, request);
        if (heard.kind !== 'unknown' || left <= 0) return heard;
        await pause(machine, firstWaitMs * 2 ** (tries - 1 - left));
      }
    },
  };
}

async function sendOnce<Name extends VendorOperationName>(
  wallet: WalletAddress,
  machine: Machine,
  faults: Faults,
  name: Name,
  body: string,
): Promise<Heard<ValueOf<Name>>> {
  const address = new URL(`${wallet.address}/${name}`);
  const nonce = newNonce();
  const said = { head: `POST ${address.pathname}${address.search}`, body };
  const signed = signatureOf(wallet.key, said, Math.floor(machine.now() / 1_000), nonce);
  const signature = faults.strikes('wrongSignatures') ? spoil(signed) : signed;
  if (faults.now.delayMs > 0) await pause(machine, faults.now.delayMs);
  const send = (text: string, header: string) =>
    fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', [signatureHeader]: header },
      body: text,
      signal: AbortSignal.timeout(answerMs),
    });
  const answer = await send(body, signature);
  const text = await answer.text();
  await plant(faults, name, body, (other) => {
    if (other === body) return send(body, signature);
    const again = newNonce();
    const seconds = Math.floor(machine.now() / 1_000);
    return send(other, signatureOf(wallet.key, { ...said, body: other }, seconds, again));
  });
  if (!(await isBelieved(wallet, machine, answer, text, nonce))) {
    return { kind: 'unknown', why: 'the answer is not rightly signed' };
  }
  return understand(name, answer.status, text);
}

/** Faults are planted where they can cost somebody something. */
function isMoney(name: VendorOperationName): boolean {
  return name !== 'authenticate' && name !== 'balance';
}

async function plant(
  faults: Faults,
  name: VendorOperationName,
  body: string,
  send: (body: string) => Promise<Response>,
): Promise<void> {
  if (!isMoney(name)) return;
  if (faults.strikes('repeats')) await (await send(body)).arrayBuffer();
  if (!faults.strikes('changesContent')) return;
  const other = body.replace(
    /"(amount|bet)":"(\d+)"/,
    (_all, field, digits) => `"${field}":"${BigInt(digits) + 1n}"`,
  );
  if (other !== body) await (await send(other)).arrayBuffer();
}

/** An answer that anybody could have written says nothing about money. */
async function isBelieved(
  wallet: WalletAddress,
  machine: Machine,
  answer: Response,
  body: string,
  nonce: string,
): Promise<boolean> {
  const signature = readSignature(answer.headers.get(signatureHeader) ?? undefined);
  if (signature?.nonce !== nonce || !isFresh(signature, machine.now())) return false;
  const said = { head: String(answer.status), body };
  if (isSignedBy(await wallet.gatewayKeys(false), said, signature)) return true;
  return isSignedBy(await wallet.gatewayKeys(true), said, signature);
}

function understand<Name extends VendorOperationName>(
  name: Name,
  status: number,
  text: string,
): Heard<ValueOf<Name>> {
  const body: unknown = JSON.parse(text);
  if (status === 200) {
    const operation = vendorOperations.find((one) => one.name === name) as OperationOf<Name>;
    return { kind: 'done', value: v.parse(operation.value, body) as ValueOf<Name> };
  }
  const { code, reason } = v.parse(VendorRefusal, body);
  if (status >= 500 || askAgain.has(code)) return { kind: 'unknown', why: code };
  return { kind: 'refused', fault: code, reason };
}

/** Still a signature by its form, and over nothing. */
function spoil(signature: string): string {
  const last = signature.slice(-10);
  return `${signature.slice(0, -10)}${[...last].reverse().join('')}`;
}
