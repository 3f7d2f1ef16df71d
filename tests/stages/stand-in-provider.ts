import { createServer } from 'node:http';
import { readSettings } from '#server/settings/read-settings.ts';
import type { Settings } from '#server/settings/settings.ts';

export const standInSecret = 'a-secret-of-the-models-0123456789';

export interface KnownPayment {
  id: string;
  amount: string;
  currency: string;
}

export interface StandInProvider {
  settings: Settings;
  /** What it answers when it is asked about a session. */
  knows(session: string, payment: KnownPayment): void;
  /** What it has sent back, each once. */
  refunded(payment: string): bigint;
  close(): Promise<void>;
}

/** A payment provider of a few lines, over HTTP as they all are. */
export async function openStandInProvider(): Promise<StandInProvider> {
  const sessions = new Map<string, KnownPayment[]>();
  const refunds = new Map<string, { payment: string; amount: string }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : {};
    const path = request.url ?? '';
    response.writeHead(200, { 'content-type': 'application/json' });
    if (path === '/v1/sessions') {
      const session = `ses-${asked.id}`;
      return response.end(JSON.stringify({ session, page: `https://pay.example/${session}` }));
    }
    if (path === '/v1/refunds') {
      refunds.set(asked.id, asked);
      return response.end(JSON.stringify({ state: 'done' }));
    }
    const session = path.split('/').at(-1) ?? '';
    const payments = sessions.get(session) ?? [];
    const state = payments.length > 0 ? 'paid' : 'open';
    response.end(JSON.stringify({ session, state, payments }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    settings: readSettings({
      PAYMENTS_URL: `http://127.0.0.1:${address.port}/v1`,
      PAYMENTS_SECRET: standInSecret,
    }),
    knows(session, payment) {
      const before = sessions.get(session) ?? [];
      if (!before.some(({ id }) => id === payment.id)) sessions.set(session, [...before, payment]);
    },
    refunded: (payment) =>
      [...refunds.values()]
        .filter((one) => one.payment === payment)
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
