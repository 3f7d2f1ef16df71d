import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Clock } from '#server/kernel/clock.ts';
import { createSandboxPhones, type Deliver, SandboxError } from './sandbox-phones.ts';

interface SandboxOptions {
  token: string;
  audience: string;
  clock: Clock;
  deliver: Deliver;
}

export interface Sandbox {
  url: URL;
  close(): Promise<void>;
}

/**
 * A phone-auth service of our own, on this machine only: it speaks, signs and fails like a real one.
 * Its sessions live in its memory, so it serves one gateway.
 */
export async function openPhoneAuthSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { token, audience, clock } = options;
  const phones = createSandboxPhones(options);
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: 'ES256', use: 'sig' };

  async function answer(request: IncomingMessage, url: URL): Promise<object> {
    if (request.method === 'GET' && request.url === '/keys') return { keys: [key] };
    if (request.headers.authorization !== `Bearer ${token}`) {
      throw new SandboxError('PERMISSION_DENIED', 403);
    }
    const asked = await bodyOf(request);
    if (request.url === '/accounts:sendVerificationCode') {
      const language = String(request.headers['x-locale'] ?? 'en');
      const sessionInfo = await phones.start({
        number: textOf(asked.phoneNumber),
        captchaToken: textOf(asked.recaptchaToken),
        language,
      });
      return { sessionInfo };
    }
    if (request.url !== '/accounts:signInWithPhoneNumber') throw new SandboxError('NOT_FOUND', 404);
    const number = phones.confirm(textOf(asked.sessionInfo), textOf(asked.code));
    const now = Math.floor(clock.now().getTime() / 1000);
    const idToken = await new SignJWT({ phone_number: number, nonce: textOf(asked.nonce) })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .setIssuer(url.href)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + 300)
      .sign(privateKey);
    return { idToken, phoneNumber: number };
  }

  const server = createServer((request, response) => {
    answer(request, url).then(
      (value) => send(response, 200, value),
      (cause) => {
        const known = cause instanceof SandboxError ? cause : new SandboxError('INTERNAL', 500);
        send(response, known.status, { error: { code: known.status, message: known.message } });
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // It is a part of the gateway, and no reason for it to go on.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port.');
  const url = new URL(`http://127.0.0.1:${address.port}/`);
  return {
    url,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const longestBody = 16 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody) throw new SandboxError('PAYLOAD_TOO_LARGE', 413);
    chunks.push(chunk);
  }
  try {
    const given: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (typeof given === 'object' && given !== null) return { ...given };
  } catch {
    // Said below, as of anything that is no object.
  }
  throw new SandboxError('INVALID_ARGUMENT');
}

function textOf(given: unknown): string {
  return typeof given === 'string' ? given : '';
}

function send(response: ServerResponse, status: number, value: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
}
