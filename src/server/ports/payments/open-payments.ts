import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Settings } from '#server/settings/settings.ts';
import { httpPayments } from './http-payments.ts';
import type { PaymentProvider } from './payments.ts';
import { openPaymentsSandbox, type PaymentsSandbox } from './sandbox/open-sandbox.ts';

type Place = Pick<AppContext, 'settings' | 'clock'>;

/** The provider that is set; else our own sandbox, where it is open; else there is none. */
export async function paymentsOf({ settings, clock }: Place): Promise<PaymentProvider | undefined> {
  const { paymentsUrl, paymentsSecret, merchant } = settings;
  if (paymentsUrl === undefined || paymentsSecret === undefined) {
    return (await sandboxes.get(settings))?.provider;
  }
  const url = new URL(paymentsUrl);
  return httpPayments({ code: 'provider', url, secret: paymentsSecret, merchant, clock });
}

interface OpenedSandbox {
  sandbox: PaymentsSandbox;
  provider: PaymentProvider;
}

/** One for each house, which is known by its settings: a test has several in one process. */
const sandboxes = new WeakMap<Settings, Promise<OpenedSandbox>>();

/** Opens it where no provider is set; undefined where one is. */
export async function openSandboxOf(
  { settings, clock }: Place,
  { delayMs }: { delayMs?: number } = {},
): Promise<PaymentsSandbox | undefined> {
  if (settings.paymentsUrl !== undefined) return undefined;
  const opening = open({ settings, clock }, delayMs);
  sandboxes.set(settings, opening);
  return (await opening).sandbox;
}

async function open({ settings, clock }: Place, delayMs?: number): Promise<OpenedSandbox> {
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
