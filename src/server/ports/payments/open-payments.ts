import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import { httpPayments } from './http-payments.ts';
import type { PaymentProvider } from './payments.ts';
import { openPaymentsSandbox, type PaymentsSandbox } from './sandbox/open-sandbox.ts';

type PaymentsContext = Pick<AppContext, 'settings' | 'clock' | 'scope'>;

/** The provider that is set; else our own sandbox, where it is open; else there is none. */
export async function paymentsOf({
  settings,
  clock,
  scope,
}: PaymentsContext): Promise<PaymentProvider | undefined> {
  const { paymentsUrl, paymentsSecret, merchant } = settings;
  if (paymentsUrl === undefined || paymentsSecret === undefined) {
    return (await scope.find(paymentsSandbox))?.provider;
  }
  const url = new URL(paymentsUrl);
  return httpPayments({ code: 'provider', url, secret: paymentsSecret, merchant, clock });
}

interface OpenedSandbox {
  sandbox: PaymentsSandbox;
  provider: PaymentProvider;
}

const paymentsSandbox = slotFor<Promise<OpenedSandbox>>('sandbox of payments');

/** Opens it where no provider is set; undefined where one is. */
export async function openSandboxOf(
  app: PaymentsContext,
  { delayMs }: { delayMs?: number } = {},
): Promise<PaymentsSandbox | undefined> {
  if (app.settings.paymentsUrl !== undefined) return undefined;
  const opening = open(app, delayMs);
  app.scope.put(paymentsSandbox, opening);
  return (await opening).sandbox;
}

async function open(
  { settings, clock }: PaymentsContext,
  delayMs?: number,
): Promise<OpenedSandbox> {
  const secret = randomBytes(32).toString('hex');
  const { host, paymentsSandboxPort: port, merchant } = settings;
  const sandbox = await openPaymentsSandbox({
    secret,
    clock,
    host,
    port,
    ...(delayMs === undefined ? {} : { delayMs }),
  });
  const { url } = sandbox;
  const provider = httpPayments({ code: 'sandbox', url, secret, merchant, clock, isSandbox: true });
  return { sandbox, provider };
}
