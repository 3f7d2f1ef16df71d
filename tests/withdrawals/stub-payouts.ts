import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import type { AppContext } from '#server/kernel/app-context.ts';
import { sign } from '#server/ports/payments/sign.ts';
import { payoutHookLabel } from '#server/ports/payouts/http-payouts.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { payoutWebhooks } from '#server/withdrawals/receive-payout-webhook.ts';

const secret = 'a-secret-of-the-tests-0123456789';

interface Taken {
  amount: bigint;
  state: 'accepted' | 'paid' | 'failed';
  paid: bigint;
}

/** A payout service whose every fault a test chooses; open until the file's last test. */
export async function openStubPayouts() {
  const taken = new Map<string, Taken>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const send = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (stub.isAway) return send(503, {});
    if (request.method === 'POST') {
      const asked = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const isNew = !taken.has(asked.id);
      if (isNew) taken.set(asked.id, { amount: BigInt(asked.amount), state: 'accepted', paid: 0n });
      if (isNew && stub.losesReplies) return response.destroy();
      return send(200, told(asked.id));
    }
    const id = request.url?.split('/').at(-1) ?? '';
    return taken.has(id) ? send(200, told(id)) : send(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const told = (id: string) => {
    const { state = 'accepted', paid = 0n } = taken.get(id) ?? {};
    return {
      payout: id,
      state,
      paid: paid > 0n ? String(paid) : null,
      currency: 'COP',
      reference: 'STUB',
      reason: state === 'failed' ? 'account-closed' : null,
    };
  };
  const stub = {
    /** Answers nothing but faults until it is back. */
    isAway: false,
    /** Takes what it is given, and the answer gets lost. */
    losesReplies: false,
    knows: (id: string) => taken.has(id),
    /** Says its last word on a payout; once it has, nothing changes it. */
    finish(id: string, fate: 'paid' | 'partly' | 'failed') {
      const payout = taken.get(id);
      if (payout?.state !== 'accepted') return;
      if (fate === 'failed') payout.state = 'failed';
      else
        Object.assign(payout, {
          state: 'paid',
          paid: fate === 'paid' ? payout.amount : part(payout),
        });
    },
    /** All the money that it has sent. */
    paidOut: () => [...taken.values()].reduce((sum, { paid }) => sum + paid, 0n),
    told,
    forget: () => taken.clear(),
    app: <Given extends AppContext>(app: Given): Given => ({
      ...app,
      settings: readSettings({
        PAYOUTS_URL: `http://127.0.0.1:${address.port}/v1`,
        PAYOUTS_SECRET: secret,
      }),
    }),
  };
  return stub;
}

const part = ({ amount }: Taken) => (amount > 1n ? amount / 2n : amount);

/** Brings a webhook in as http does; answers the status. */
export async function bringPayout(
  app: AppContext,
  told: object,
  { key = secret }: { key?: string } = {},
): Promise<number> {
  const body = JSON.stringify(told);
  const [hook] = payoutWebhooks(app);
  const signature = sign(key, payoutHookLabel, body, app.clock.now());
  const header = (name: string) => (name === 'x-signature' ? signature : undefined);
  const answer = await hook?.receive(
    { provider: 'provider' },
    {
      path: '',
      body: Buffer.from(body),
      header,
    },
  );
  return answer?.status ?? 0;
}
