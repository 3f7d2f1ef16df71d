import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeader, type VendorOperationName } from '#contract/vendor-api.ts';
import { readBody } from '../server/http.ts';
import {
  isFresh,
  isSignedBy,
  newNonce,
  publicKeyOf,
  readSignature,
  signatureOf,
} from '../server/signing.ts';
import {
  type CheckPlayer,
  type CheckWallet,
  openCheckWallet,
  refuse,
  type Told,
} from './wallet.ts';

/** What may go wrong with one request on purpose. */
export type Trouble =
  /** Done, and the answer never arrives. */
  | 'lost-reply'
  /** Never comes in, and nobody answers. */
  | 'lost-request'
  | 'busy'
  | 'wrong-signature';

/** One request as it came, and what became of it. */
export interface HeardCall {
  name: VendorOperationName;
  request: Record<string, unknown>;
  at: number;
  isSigned: boolean;
  isTimely: boolean;
  isNonceNew: boolean;
  told: Told | undefined;
  trouble: Trouble | undefined;
}

export interface House {
  origin: string;
  publicKey: JsonWebKey;
  wallet: CheckWallet;
  calls: HeardCall[];
  /** Whose signature calls have to bear; without one nobody is believed. */
  trust(publicKey: JsonWebKey): void;
  /** Asked before each call. */
  trouble: (name: VendorOperationName, request: Record<string, unknown>) => Trouble | undefined;
  /** A new player with a token to launch by. */
  invite(player?: Partial<CheckPlayer>): { player: CheckPlayer; token: string };
  /** Asks the vendor, signed; the answer says whether it was rightly signed too. */
  ask(
    method: string,
    address: string,
    body?: unknown,
    how?: { isSpoiled?: boolean },
  ): Promise<HouseAnswer>;
  close(): Promise<void>;
}

export interface HouseAnswer {
  status: number;
  body: unknown;
  isSigned: boolean;
  milliseconds: number;
}

const secret = () => randomBytes(32).toString('base64url');

/** Stands where the gateway stands, for tests and for the check of a vendor. */
export async function openHouse(host = '127.0.0.1'): Promise<House> {
  const pair = generateKeyPairSync('ed25519');
  const wallet = openCheckWallet(secret);
  const standing: Standing = { key: pair.privateKey, vendorKeys: [], nonces: new Set() };
  const server = createServer((request, response) => {
    answer(house, standing, request, response).catch(() => response.destroy());
  });
  const house: House = {
    origin: '',
    publicKey: pair.publicKey.export({ format: 'jwk' }),
    wallet,
    calls: [],
    trust: (jwk) => {
      standing.vendorKeys = [publicKeyOf(jwk)];
    },
    trouble: () => undefined,
    invite(given = {}) {
      const player = { ...someone, name: secret().slice(0, 22), ...given };
      wallet.players.set(player.name, player);
      const token = secret();
      wallet.tokens.set(token, player.name);
      return { player, token };
    },
    ask: (method, address, body, how) =>
      askVendor(standing, { method, address, body, isSpoiled: how?.isSpoiled ?? false }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  house.origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  return house;
}

/** What nobody outside needs to see. */
interface Standing {
  key: KeyObject;
  vendorKeys: KeyObject[];
  nonces: Set<string>;
}

const someone: Omit<CheckPlayer, 'name'> = {
  currency: 'USD',
  balance: 100_000n,
  mode: 'real',
  game: 'CHECK_1',
  gameType: 'RNG',
  gameName: 'Check',
  language: 'en',
  isStopped: false,
};

async function answer(
  house: House,
  standing: Standing,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.url === '/wps/vendor/keys') {
    response.end(JSON.stringify({ keys: [house.publicKey] }));
    return;
  }
  const { call, nonce } = hear(house, standing, request, await readBody(request));
  if (call.trouble !== 'lost-request') call.told = judge(house, call);
  if (!call.told || call.trouble === 'lost-reply') {
    response.destroy();
    return;
  }
  const { status, body } = call.told;
  const text = JSON.stringify(body);
  const isWrong = call.trouble === 'wrong-signature';
  const key = isWrong ? generateKeyPairSync('ed25519').privateKey : standing.key;
  const said = { head: String(status), body: text };
  const signed = signatureOf(key, said, Math.floor(Date.now() / 1_000), nonce);
  response.writeHead(status, { 'content-type': 'application/json', [signatureHeader]: signed });
  response.end(text);
}

/** Writes down what came, and what its signature is worth. */
function hear(
  house: House,
  { vendorKeys, nonces }: Standing,
  request: IncomingMessage,
  body: Buffer,
) {
  const header = request.headers[signatureHeader];
  const signature = readSignature(typeof header === 'string' ? header : undefined);
  const path = request.url ?? '/';
  const said = { head: `${request.method} ${path}`, body };
  const name = path.split('/').at(-1) as VendorOperationName;
  const fields = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  const call: HeardCall = {
    name,
    request: fields,
    at: Date.now(),
    isSigned: signature !== undefined && isSignedBy(vendorKeys, said, signature),
    isTimely: signature !== undefined && isFresh(signature, Date.now()),
    isNonceNew: signature !== undefined && !nonces.has(signature.nonce),
    told: undefined,
    trouble: house.trouble(name, fields),
  };
  house.calls.push(call);
  nonces.add(signature?.nonce ?? '');
  return { call, nonce: signature?.nonce ?? newNonce() };
}

function judge({ wallet }: House, call: HeardCall): Told {
  if (call.trouble === 'busy') return refuse('busy');
  if (!call.isSigned) return refuse('signature.wrong');
  if (!call.isTimely) return refuse('signature.stale');
  if (!call.isNonceNew) return refuse('nonce.used');
  return wallet.hear(call.name, call.request);
}

interface VendorQuestion {
  method: string;
  address: string;
  body?: unknown;
  isSpoiled: boolean;
}

async function askVendor(
  { key, vendorKeys }: Standing,
  { method, address, body, isSpoiled }: VendorQuestion,
): Promise<HouseAnswer> {
  const url = new URL(address);
  const text = body === undefined ? '' : JSON.stringify(body);
  const nonce = newNonce();
  const said = {
    head: `${method} ${url.pathname}${url.search}`,
    body: isSpoiled ? `${text} ` : text,
  };
  const began = performance.now();
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signatureOf(key, said, Math.floor(Date.now() / 1_000), nonce),
    },
    ...(text === '' ? {} : { body: text }),
    signal: AbortSignal.timeout(20_000),
  });
  const heard = await answer.text();
  const signature = readSignature(answer.headers.get(signatureHeader) ?? undefined);
  return {
    status: answer.status,
    body: JSON.parse(heard || 'null'),
    isSigned:
      signature?.nonce === nonce &&
      isSignedBy(vendorKeys, { head: String(answer.status), body: heard }, signature),
    milliseconds: performance.now() - began,
  };
}
