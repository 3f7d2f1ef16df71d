import type { JsonWebKey, KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeader } from '#contract/vendor-api.ts';
import type { GameFacts } from '../served-game.ts';
import { type Brand, openBrand } from './brand.ts';
import { type CheckDesk, openCheckDesk } from './check-desk.ts';
import { gameOfType } from './games-by-type.ts';
import { type Answer, answerGateway, type LiveFacts } from './gateway-asks.ts';
import { readGatewayKeys } from './gateway-keys.ts';
import { isHouseOrigin } from './house-origins.ts';
import {
  isFromThisMachine,
  type Reply,
  readBody,
  readJson,
  send,
  sendJson,
  TooMuch,
} from './http.ts';
import { openJournal } from './journal.ts';
import { openLiveFacts } from './live-facts.ts';
import { type Machine, pause, thisMachine } from './machine.ts';
import { answerOperator } from './operator-page.ts';
import { openPageCalls } from './page-calls.ts';
import { readPageFiles } from './page-files.ts';
import { answerPage } from './pages-way.ts';
import { openRooms, type Rooms } from './rooms.ts';
import { privateKeyOf } from './signing.ts';
import { type Faults, plantFaults } from './switches.ts';

export interface VendorGiven {
  /** Ed25519, as a JWK. */
  privateKey: JsonWebKey;
  /** Where the gateway's wallet is asked, and whose pages may frame ours. */
  gatewayOrigin: string;
  host: string;
  port: number;
  brands: readonly GivenBrand[];
  /** Where rounds and debts outlive us; without it they do not. */
  folder?: string | undefined;
  /** Where `vite build --mode vendor` has put the pages. */
  pages: string;
  machine?: Machine | undefined;
}

export interface GivenBrand {
  code: string;
  kind: 'seamless' | 'transfer';
  /** What is played at it, as far as it was told; the rest is learnt as it is played. */
  games?: readonly GameFacts[] | undefined;
}

export interface RunningVendor {
  origin: string;
  faults: Faults;
  brandOf(code: string): Brand | undefined;
  close(): Promise<void>;
}

/** Everything a way of the server may need. */
export interface Vendor {
  key: KeyObject;
  machine: Machine;
  faults: Faults;
  brands: Map<string, Brand>;
  nonces: Map<string, number>;
  live: LiveFacts;
  rooms: Rooms;
}

const nonceMs = 700_000;
const longestFarewellMs = 1_500;
const farewellStepMs = 50;

export async function startVendor(given: VendorGiven): Promise<RunningVendor> {
  const machine = given.machine ?? thisMachine;
  const faults = plantFaults(machine.chance);
  const key = privateKeyOf(given.privateKey);
  const brands = openBrands(given, { key, machine, faults });
  const rooms = openRooms(gameOfType, machine);
  const files = readPageFiles(given.pages);
  const calls = openPageCalls({
    brandOf: (code) => brands.get(code),
    gamesOf: (code) => given.brands.find((brand) => brand.code === code)?.games ?? [],
    aftermathOf: (key) => {
      for (const { aftermaths } of brands.values()) {
        const found = aftermaths.ofKey(key);
        if (found) return found;
      }
      return undefined;
    },
    rooms,
    machine,
    isOurHouse: (origin) => isHouseOrigin(given.gatewayOrigin, origin),
  });
  const nonces = new Map<string, number>();
  const live = openLiveFacts(given.brands, rooms, (code) => brands.get(code));
  const vendor: Vendor = { key, machine, faults, brands, nonces, live, rooms };
  const checks = openCheckDesk(vendor);
  const server = createServer((request, response) => {
    route(request, response).catch((cause: unknown) => fail(response, cause));
  });
  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://vendor');
    const [, first = '', ...rest] = url.pathname.split('/');
    if (await answerOperator(request, response, first, vendor)) return;
    if (first === 'checks') {
      await answerCheck(request, response, checks, originHere());
      return;
    }
    if (first === 'api') return send(response, replyOf(await hear(request, url, rest, vendor)));
    if (await answerPage(request, response, { url, first, rest, calls, files, given })) return;
    sendJson(response, 404, { code: 'nothing.here' });
  }
  await listen(server, given);
  const sweep = setInterval(() => forgetNonces(nonces, machine.now()), 60_000);
  const originHere = () => {
    // Where it came to listen: a name may stand for several addresses, and one of them is it.
    const { address, port } = server.address() as AddressInfo;
    return `http://${nameOf(address)}:${port}`;
  };
  return {
    origin: originHere(),
    faults,
    brandOf: (code) => brands.get(code),
    async close() {
      clearInterval(sweep);
      rooms.close();
      await landed([...brands.values()], machine);
      for (const brand of brands.values()) brand.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function openBrands(
  given: VendorGiven,
  { key, machine, faults }: Pick<Vendor, 'key' | 'machine' | 'faults'>,
): Map<string, Brand> {
  const journal = openJournal(given.folder);
  const gatewayKeys = readGatewayKeys(given.gatewayOrigin, machine);
  const brands = new Map(
    given.brands.map(({ code, kind }) => {
      const wallet = { address: `${given.gatewayOrigin}/wps/vendor/${code}`, key, gatewayKeys };
      const { earlier, write, together } = journal;
      const told = { code, kind, wallet, machine, faults, earlier, write, together };
      return [code, openBrand(told)] as const;
    }),
  );
  // Begun anew with what is still of use, so that it does not grow from life to life, nor within one that
  // lasts. A brand that is not played now still owes what it owed.
  const absent = journal.earlier.filter((line) => !brands.has(line.vendor));
  journal.keepTo(() => [...absent, ...[...brands.values()].flatMap((brand) => brand.lines())]);
  return brands;
}

async function hear(
  request: IncomingMessage,
  url: URL,
  [code = '', ...rest]: string[],
  vendor: Vendor,
): Promise<Answer> {
  const brand = vendor.brands.get(code);
  if (!brand) return { status: 404, body: '{"code":"vendor.unknown"}', headers: {} };
  const signature = request.headers[signatureHeader];
  const asked = {
    method: request.method ?? 'GET',
    path: `${url.pathname}${url.search}`,
    rest: rest.join('/'),
    query: url.searchParams,
    signature: Array.isArray(signature) ? undefined : signature,
    body: await readBody(request),
  };
  return answerGateway(asked, { ...vendor, brand });
}

/** This system is its own staging system, and only for this machine: a check names whom we call. */
async function answerCheck(
  request: IncomingMessage,
  response: ServerResponse,
  checks: CheckDesk,
  origin: string,
): Promise<void> {
  const isAllowed = request.method === 'POST' && isFromThisMachine(request);
  const body = isAllowed && request.headers['content-type'] === 'application/json';
  const opened = body ? checks.open(readJson(await readBody(request)), origin) : undefined;
  sendJson(response, opened ? 200 : 400, opened ?? { code: 'body.invalid' });
}

function replyOf({ status, body, headers }: Answer): Reply {
  return { status, body, headers: { ...headers, 'content-type': 'application/json' } };
}

function fail(response: ServerResponse, cause: unknown): void {
  if (cause instanceof TooMuch) {
    sendJson(response, 413, { code: 'body.invalid' });
    return;
  }
  console.error(cause instanceof Error ? (cause.stack ?? cause.message) : cause);
  if (response.headersSent) response.destroy();
  else sendJson(response, 500, { code: 'unknown' });
}

/** Whoever listens everywhere is reached on this machine too. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function listen(server: Server, { host, port }: VendorGiven): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** What tables give back on their way out is usually heard at once; the rest is in the journal. */
async function landed(brands: readonly Brand[], machine: Machine): Promise<void> {
  for (let waited = 0; waited < longestFarewellMs; waited += farewellStepMs) {
    if (brands.every((brand) => brand.debts.open().length === 0)) return;
    await pause(machine, farewellStepMs);
  }
}

function forgetNonces(nonces: Map<string, number>, now: number): void {
  for (const [nonce, at] of nonces) {
    if (now - at < nonceMs) return;
    nonces.delete(nonce);
  }
}
