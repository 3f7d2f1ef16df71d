import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import { httpPayouts } from './http-payouts.ts';
import type { PayoutProvider } from './payouts.ts';
import { openPayoutSandbox, type PayoutSandbox } from './sandbox/open-payout-sandbox.ts';

type PayoutsContext = Pick<AppContext, 'settings' | 'clock' | 'scope'>;

/** The provider that is set; else our own sandbox, where it is open; else there is none. */
export async function payoutsOf({
  settings,
  clock,
  scope,
}: PayoutsContext): Promise<PayoutProvider | undefined> {
  const { payoutsUrl, payoutsSecret, merchant } = settings;
  if (payoutsUrl === undefined || payoutsSecret === undefined) {
    return (await scope.find(payoutsSandbox))?.provider;
  }
  const url = new URL(payoutsUrl);
  return httpPayouts({ code: 'provider', url, secret: payoutsSecret, merchant, clock });
}

interface OpenedSandbox {
  sandbox: PayoutSandbox;
  provider: PayoutProvider;
}

const payoutsSandbox = slotFor<Promise<OpenedSandbox>>('sandbox of payouts');

/** Opens it where no provider is set; undefined where one is. */
export async function openPayoutSandboxOf(
  app: PayoutsContext,
  { delayMs }: { delayMs?: number } = {},
): Promise<PayoutSandbox | undefined> {
  if (app.settings.payoutsUrl !== undefined) return undefined;
  const opening = open(app, delayMs);
  app.scope.put(payoutsSandbox, opening);
  return (await opening).sandbox;
}

async function open({ settings, clock }: PayoutsContext, delayMs?: number): Promise<OpenedSandbox> {
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
