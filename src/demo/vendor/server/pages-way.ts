import type { IncomingMessage, ServerResponse } from 'node:http';
import { houseOrigins } from './house-origins.ts';
import { readBody, readJson, send, sendJson, toJson } from './http.ts';
import { type PageCalls, PageRefusal } from './page-calls.ts';
import type { PageFiles } from './page-files.ts';

interface Way {
  url: URL;
  first: string;
  rest: string[];
  calls: PageCalls;
  files: PageFiles;
  given: { gatewayOrigin: string };
}

const yearSeconds = 31_536_000;
const beatMs = 15_000;
const mostUnreadBytes = 262_144;

/** Pages, their files and their calls. Answers whether it was one of them. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  way: Way,
): Promise<boolean> {
  const { first, rest, files } = way;
  if (request.method === 'GET' && (first === 'play' || first === 'chat')) {
    sendShell(request, response, way);
    return true;
  }
  if (request.method === 'GET' && first === 'assets') {
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const file = files.asset(rest.join('/'), takesBrotli);
    if (!file) return false;
    const headers: Record<string, string> = {
      'content-type': file.kind,
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      vary: 'accept-encoding',
    };
    if (file.packing) headers['content-encoding'] = file.packing;
    send(response, { status: 200, body: file.body, headers });
    return true;
  }
  if (first !== 'pages') return false;
  await answerCall(request, response, way);
  return true;
}

function sendShell(
  request: IncomingMessage,
  response: ServerResponse,
  { files, given }: Way,
): void {
  if (!files.shell) {
    sendJson(response, 503, { code: 'pages.unbuilt' });
    return;
  }
  const headers = {
    'content-type': files.shell.kind,
    'content-security-policy': policyOf(given.gatewayOrigin, request.headers.host ?? ''),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  send(response, { status: 200, body: files.shell.body, headers });
}

/** Nothing inline, nothing from elsewhere, and no frame but the gateway's pages. */
function policyOf(gatewayOrigin: string, host: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${houseOrigins(gatewayOrigin, host).join(' ')}`,
  ].join('; ');
}

async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  way: Way,
): Promise<void> {
  const { calls, rest } = way;
  const key =
    /^Bearer ([A-Za-z0-9_-]{10,80})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  try {
    if (request.method === 'GET' && rest[0] === 'stream')
      return stream(request, response, calls, key);
    // Other sites' pages cannot send this kind without asking first, and they are not answered then.
    const isJson = request.headers['content-type'] === 'application/json';
    if (request.method !== 'POST' || !isJson) throw new PageRefusal(400, 'act.bad');
    const body = readJson(await readBody(request));
    if (rest[0] === 'enter') {
      const address = request.socket.remoteAddress ?? '';
      return sendJson(response, 200, await calls.enter(body, address));
    }
    if (rest[0] === 'again') return sendJson(response, 200, await calls.again(key));
    if (rest[0] === 'choose') return sendJson(response, 200, await calls.choose(key, body));
    if (rest[0] === 'view') return sendJson(response, 200, await calls.view(key));
    if (rest[0] === 'act') return sendJson(response, 200, (await calls.act(key, body)) ?? null);
    if (rest[0] === 'resume') {
      calls.resume(key);
      return sendJson(response, 200, {});
    }
    throw new PageRefusal(404, 'nothing.here');
  } catch (thrown) {
    if (!(thrown instanceof PageRefusal)) throw thrown;
    const { status, message: code, aftermath } = thrown;
    sendJson(response, status, { code, ...(aftermath && { aftermath }) });
  }
}

/** Lines that stay open: the page reads them by fetch, so that its key stands in no address. */
function stream(
  request: IncomingMessage,
  response: ServerResponse,
  calls: PageCalls,
  key: string,
): void {
  const tell = (text: string) => {
    // Who does not read would have everything kept for them here, without end.
    if (response.writableLength > mostUnreadBytes) response.destroy();
    else response.write(text);
  };
  const stop = calls.listen(key, (told) => tell(`${toJson(told)}\n`));
  response.writeHead(200, {
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.write('\n');
  // A dead line is noticed by whoever writes into it.
  const beat = setInterval(() => tell('\n'), beatMs);
  const end = () => {
    clearInterval(beat);
    stop();
  };
  request.once('close', end);
  response.once('close', end);
  response.once('error', end);
}
