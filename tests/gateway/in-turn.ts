import pino from 'pino';
import { afterAll } from 'vitest';
import { openSite } from '#server/compose/open-site.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { openFreshApp } from './fresh-site.ts';

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** A client behind a balancer without memory: each request goes to the next gateway. */
export interface Client {
  /** Which gateway takes the next request. */
  next(): number;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** A string is sent as it is: what is signed must not be written anew. */
  post(path: string, body: object | string, headers?: Record<string, string>): Promise<Reply>;
}

const gatewayCount = 3;

/** Three gateways that listen, with pools of their own, on an empty database that they share. */
export async function threeInTurn(): Promise<{ app: AppContext; client: Client }> {
  const { connectionString } = await freshDatabase();
  const addresses: string[] = [];
  const apps: AppContext[] = [];
  for (let count = 0; count < gatewayCount; count += 1) {
    const opened = await openFreshApp(connectionString, { VENDORS_SANDBOX_PORT: 'off' });
    const gateway = await openSite(opened, pino({ level: 'silent' }), {
      appFolder: '/nowhere',
      firstPaintFile: '/nowhere/first-paint.js',
    });
    afterAll(() => gateway.close());
    addresses.push(`http://127.0.0.1:${await gateway.listen(0, '127.0.0.1')}`);
    apps.push(opened.app);
  }
  const [app] = apps;
  if (!app) throw new Error('There is no gateway.');
  return { app, client: clientOf(addresses) };
}

function clientOf(addresses: readonly string[]): Client {
  let asked = 0;
  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const address = addresses[asked % addresses.length];
    asked += 1;
    const response = await fetch(`${address}${path}`, init);
    return { status: response.status, body: (await response.json()) as Reply['body'] };
  };
  return {
    next: () => asked % addresses.length,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
