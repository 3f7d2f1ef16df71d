import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { providerSecret } from './deposits.ts';

interface Told {
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  payments: { id: string; amount: string; currency: string }[];
}

export interface StubProvider {
  /** What it answers when it is asked about a session. */
  knows(session: string, told: Told): void;
  /** Answers nothing but faults until it is back. */
  isAway: boolean;
  /** Refuses every refund for good. */
  refusesRefunds: boolean;
  /** Happens while it thinks about a session, and is over before it answers. */
  meanwhile: (() => Promise<unknown>) | null;
  refunds: { id: string; payment: string; amount: string }[];
  asked: string[];
  app<Given extends AppContext>(app: Given): Given;
}

/** A provider that says what a test wants it to; open until the file's last test. */
export async function openStubProvider(): Promise<StubProvider> {
  const sessions = new Map<string, Told>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const path = request.url ?? '';
    stub.asked.push(`${request.method} ${path}`);
    const send = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (stub.isAway) return send(503, {});
    if (path === '/v1/sessions') {
      await stub.meanwhile?.();
      const session = `ses-${JSON.parse(text).id}`;
      return send(200, { session, page: `https://pay.example/${session}` });
    }
    if (path === '/v1/refunds') {
      if (stub.refusesRefunds) return send(422, {});
      const asked = JSON.parse(text);
      if (!stub.refunds.some(({ id }) => id === asked.id)) stub.refunds.push(asked);
      return send(200, { state: 'done' });
    }
    const session = path.split('/').at(-1) ?? '';
    send(200, { session, ...(sessions.get(session) ?? { state: 'open', payments: [] }) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const stub: StubProvider = {
    knows: (session, told) => void sessions.set(session, told),
    isAway: false,
    refusesRefunds: false,
    meanwhile: null,
    refunds: [],
    asked: [],
    app: (app) => ({
      ...app,
      settings: readSettings({
        PAYMENTS_URL: `http://127.0.0.1:${address.port}/v1`,
        PAYMENTS_SECRET: providerSecret,
      }),
    }),
  };
  return stub;
}
