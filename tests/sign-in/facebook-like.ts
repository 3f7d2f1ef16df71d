import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from './serve.ts';

export interface FacebookLike {
  dialog: string;
  graph: string;
  appId: string;
  appSecret: string;
  /** By their ids, which are digits. */
  people: Map<string, { name: string; email?: string }>;
  close(): Promise<void>;
}

interface Pending {
  id: string;
  challenge: string;
  returnAddress: string;
}

const appId = '1234567890123456';
const appSecret = '0123456789abcdef0123456789abcdef';

/** Facebook as it behaves on the wire: its dialog, its token endpoint, and `/me` with a proof. */
export async function facebookLike(): Promise<FacebookLike> {
  const people: FacebookLike['people'] = new Map();
  const codes = new Map<string, Pending>();
  const tokens = new Map<string, string>();

  async function answer(request: IncomingMessage, response: ServerResponse, origin: string) {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/v24.0/dialog/oauth') return dialog(request, response, url);
    if (url.pathname === '/graph/oauth/access_token') {
      const asked = new URLSearchParams(await bodyOf(request));
      const pending = codes.get(asked.get('code') ?? '');
      codes.delete(asked.get('code') ?? '');
      const isRight =
        asked.get('client_id') === appId &&
        asked.get('client_secret') === appSecret &&
        asked.get('redirect_uri') === pending?.returnAddress &&
        hashed(asked.get('code_verifier') ?? '') === pending?.challenge;
      if (!pending || !isRight) {
        return send(response, 400, { error: { message: 'Invalid verification code', code: 100 } });
      }
      const token = randomBytes(24).toString('hex');
      tokens.set(token, pending.id);
      return send(response, 200, {
        access_token: token,
        token_type: 'bearer',
        expires_in: 5_183_944,
      });
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const id = tokens.get(token);
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    if (!id || url.searchParams.get('appsecret_proof') !== proof) {
      return send(response, 400, { error: { message: 'Invalid appsecret_proof', code: 100 } });
    }
    return send(response, 200, { id, ...people.get(id) });
  }

  async function dialog(request: IncomingMessage, response: ServerResponse, url: URL) {
    const asked = url.searchParams;
    if (request.method === 'GET') {
      const buttons = [...people].map(
        ([id, { name }]) => `<button name="who" value="${id}">${name}</button>`,
      );
      const action = `${url.pathname}${url.search}`.replaceAll('&', '&amp;');
      const no = '<button name="who" value="">Cancel</button>';
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><form method="post" action="${action}">${buttons.join('')}${no}</form>`,
        );
    }
    const id = new URLSearchParams(await bodyOf(request)).get('who') ?? '';
    const returnAddress = asked.get('redirect_uri') ?? '';
    const back = new URL(returnAddress);
    back.searchParams.set('state', asked.get('state') ?? '');
    if (people.has(id) && asked.get('client_id') === appId) {
      const code = randomBytes(24).toString('hex');
      codes.set(code, { id, challenge: asked.get('code_challenge') ?? '', returnAddress });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_code', '200');
      back.searchParams.set('error_reason', 'user_denied');
    }
    // It leaves this behind every address it sends people back to.
    return response.writeHead(302, { location: `${back.href}#_=_` }).end();
  }

  const served = await serve(async (origin) => (request, response) => {
    answer(request, response, origin).catch((cause) => response.writeHead(500).end(String(cause)));
  });
  return {
    dialog: `${served.origin}/v24.0/dialog/oauth`,
    graph: `${served.origin}/graph`,
    appId,
    appSecret,
    people,
    close: served.close,
  };
}

function hashed(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
