import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Settings } from '#server/settings/settings.ts';
import { httpPayouts } from './http-payouts.ts';
import type { PayoutProvider } from './payouts.ts';
import { openPayoutSandbox, type PayoutSandbox } from './sandbox/open-payout-sandbox.ts';

type Place = Pick<AppContext, 'settings' | 'clock'>;

/** The provider that is set; else our own sandbox, where it is open; else there is none. */
export async function payoutsOf({ settings, clock }: Place): Promise<PayoutProvider | undefined> {
  const { payoutsUrl, payoutsSecret, merchant } = settings;
  if (payoutsUrl === undefined || payoutsSecret === undefined) {
    return (await sandboxes.get(settings))?.provider;
  }
  const url = new URL(payoutsUrl);
  return httpPayouts({ code: 'provider', url, secret: payoutsSecret, merchant, clock });
}

interface OpenedSandbox {
  sandbox: PayoutSandbox;
  provider: PayoutProvider;
}

/** One for each house, which is known by its settings: a test has several in one process. */
const sandboxes = new WeakMap<Settings, Promise<OpenedSandbox>>();

/** Opens it where no provider is set; undefined where one is. */
export async function openPayoutSandboxOf(
  { settings, clock }: Place,
  { delayMs }: { delayMs?: number } = {},
): Promise<PayoutSandbox | undefined> {
  if (settings.payoutsUrl !== undefined) return undefined;
  const opening = open({ settings, clock }, delayMs);
  sandboxes.set(settings, opening);
  return (await opening).sandbox;
}

async function open({ settings, clock }: Place, delayMs?: number): Promise<OpenedSandbox> {
  const secret = randomBytes(32).toString('hex');
  const sandbox = await openPayoutSandbox({
    secret,
    clock,
    ...(delayMs === undefined ? {} : { delayMs }),
  });
  const { merchant } = settings;
  const provider = httpPayouts({ code: 'sandbox', url: sandbox.url, secret, merchant, clock });
  return { sandbox, provider };
}
