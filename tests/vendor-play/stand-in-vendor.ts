import type { KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { signatureHeader, TransferRequest } from '#contract/vendor-api.ts';
import {
  judgeAnswer,
  judgeRequest,
  makeKeyPair,
  readPrivateKey,
  readPublicKey,
  signAnswer,
  signRequest,
} from '#server/ports/vendors/sign.ts';
import { gameScript, pageOf } from './stand-in-page.ts';

/** What it does with the next transfer. */
export type Manner =
  | 'takes'
  | 'refuses'
  | 'waits'
  | 'takes and loses the reply'
  | 'loses the request'
  | 'forges';

export interface StandInVendor {
  origin: string;
  /** Its public key, as a JWK. */
  publicKey: string;
  /** Where it finds the gateway, whose key it asks for. */
  serve(gateway: string): Promise<void>;
  /** For tests that have no gateway on the wire: its key as it would be told. */
  believe(publicKeyJwk: string): void;
  manner: Manner;
  wallets: Map<string, bigint>;
  transfers: Map<string, 'done' | 'refused' | 'pending'>;
  /** How often a transfer was asked for. */
  posts: string[];
  rounds: Record<string, unknown>[];
  /** How many rounds it tells at once. */
  pageOfRounds: number;
  /** What its wallets are in. */
  currency: string;
  /** Done before a page of rounds is answered. */
  beforeRounds: () => Promise<void>;
  models: Record<string, unknown>[];
  pots: Record<string, unknown>[];
  matches: Record<string, unknown>[];
  /** What the gateway answered to our callbacks. */
  heard: { operation: string; status: number; body: Record<string, unknown> }[];
  close(): Promise<void>;
}

/** A vendor as small as can be: real signatures over a real wire, and pages with two buttons. */
export async function openStandInVendor(
  clock: { now(): Date } = { now: () => new Date() },
): Promise<StandInVendor> {
  const pair = makeKeyPair();
  const key = readPrivateKey(pair.privateKey);
  let gatewayKey: KeyObject | undefined;
  let gateway = '';
  const server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(cause));
    });
  });
  const vendor: StandInVendor = {
    origin: '',
    publicKey: pair.publicKey,
    manner: 'takes',
    wallets: new Map(),
    transfers: new Map(),
    posts: [],
    rounds: [],
    pageOfRounds: 2,
    currency: 'COP',
    beforeRounds: async () => undefined,
    models: [],
    pots: [],
    matches: [],
    heard: [],
    async serve(address) {
      gateway = address;
      const { keys } = (await (await fetch(`${address}/wps/vendor/keys`)).json()) as {
        keys: object[];
      };
      gatewayKey = readPublicKey(JSON.stringify(keys[0]));
    },
    believe(jwk) {
      gatewayKey = readPublicKey(jwk);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://vendor');
    const [, first = '', code = '', ...rest] = url.pathname.split('/');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    if (first === 'play' || first === 'chat')
      return send(response, 200, 'text/html', pageOf(gateway));
    if (first === 'game.js') return send(response, 200, 'text/javascript', gameScript);
    if (first === 'call') {
      const told = await callGateway(code, rest.join('/'), JSON.parse(body));
      return send(response, told.status, 'application/json', JSON.stringify(told.body));
    }
    if (first !== 'api' || !gatewayKey) return send(response, 404, 'text/plain', 'nothing here');
    const said = { method: request.method ?? '', path: `${url.pathname}${url.search}`, body };
    const signature = String(request.headers[signatureHeader] ?? '');
    const judged = judgeRequest(gatewayKey, said, { signature, now: clock.now() });
    if (!judged.isGood) return send(response, 401, 'text/plain', judged.reason);
    const asksRounds = request.method === 'GET' && rest.join('/') === 'rounds';
    const reply = hear(`${request.method} ${rest.join('/')}`, url.searchParams, body);
    if (asksRounds) await vendor.beforeRounds();
    if (reply === 'lost') return void request.socket.destroy();
    const text = JSON.stringify(reply.body);
    const now = clock.now();
    const stamp = { nonce: judged.nonce, now };
    const forged = readPrivateKey(makeKeyPair().privateKey);
    const signer = vendor.manner === 'forges' ? forged : key;
    response.setHeader(
      signatureHeader,
      signAnswer(signer, { status: reply.status, body: text }, stamp),
    );
    send(response, reply.status, 'application/json', text);
  }

  function hear(
    question: string,
    query: URLSearchParams,
    body: string,
  ): { status: number; body: object } | 'lost' {
    if (question === 'POST transfers') return take(v.parse(TransferRequest, JSON.parse(body)));
    const [, transfer] = /^GET transfers\/(.+)$/.exec(question) ?? [];
    if (transfer !== undefined) {
      const state = vendor.transfers.get(transfer);
      return state ? { status: 200, body: { id: transfer, state } } : { status: 404, body: {} };
    }
    const [, player] = /^GET players\/(.+)\/balance$/.exec(question) ?? [];
    if (player !== undefined) {
      const amount = String(vendor.wallets.get(player) ?? 0n);
      return { status: 200, body: { player, amount, currency: vendor.currency } };
    }
    if (question === 'GET rounds') {
      const after = Number(query.get('after') || 0);
      const rounds = vendor.rounds.slice(after, after + vendor.pageOfRounds);
      return { status: 200, body: { rounds, cursor: String(after + rounds.length) } };
    }
    if (question === 'GET models') return { status: 200, body: { models: vendor.models } };
    if (question === 'GET jackpots') return { status: 200, body: { pots: vendor.pots } };
    if (question === 'GET matches') return { status: 200, body: { matches: vendor.matches } };
    return { status: 404, body: {} };
  }

  function take(wish: v.InferOutput<typeof TransferRequest>) {
    vendor.posts.push(wish.id);
    const { manner } = vendor;
    if (manner === 'loses the request') return 'lost' as const;
    const before = vendor.transfers.get(wish.id);
    if (before === undefined) {
      const held = vendor.wallets.get(wish.player) ?? 0n;
      const change = wish.direction === 'in' ? BigInt(wish.amount) : -BigInt(wish.amount);
      const isRefused = manner === 'refuses' || held + change < 0n;
      const state = isRefused ? 'refused' : manner === 'waits' ? 'pending' : 'done';
      if (state === 'done') vendor.wallets.set(wish.player, held + change);
      vendor.transfers.set(wish.id, state);
    }
    if (manner === 'takes and loses the reply') return 'lost' as const;
    return { status: 200, body: { id: wish.id, state: vendor.transfers.get(wish.id) } };
  }

  /** Its page's server asks the gateway's wallet, as any vendor's does. */
  async function callGateway(code: string, operation: string, asked: object) {
    if (!gatewayKey) throw new Error('It knows no gateway.');
    const path = `/wps/vendor/${code}/${operation}`;
    const text = JSON.stringify(asked);
    const said = { method: 'POST', path, body: text };
    const { header, nonce } = signRequest(key, said, clock.now());
    const reply = await fetch(`${gateway}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: header },
      body: text,
    });
    const body = await reply.text();
    const signature = reply.headers.get(signatureHeader) ?? '';
    const now = clock.now();
    const judged = judgeAnswer(
      gatewayKey,
      { status: reply.status, body },
      { signature, nonce, now },
    );
    if (!judged.isGood) throw new Error(`The gateway's answer is ${judged.reason}: ${body}`);
    const value = JSON.parse(body) as Record<string, unknown>;
    vendor.heard.push({ operation, status: reply.status, body: value });
    return { status: reply.status, body: value };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vendor.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return vendor;
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
