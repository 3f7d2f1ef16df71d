import type { Logger } from 'pino';
import type { Demonstration } from '#server/compose/run-gateway.ts';
import { describeThrown } from '#server/http/thrown.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openSandboxOf } from '#server/ports/payments/open-payments.ts';
import { openPayoutSandboxOf } from '#server/ports/payouts/open-payouts.ts';
import { openDemoCentre } from './agents/open-centre.ts';
import { openDemoContracts } from './agents/open-contracts.ts';
import { openDemoTeam } from './agents/open-team.ts';
import { openDemoLottery } from './lottery/open-lottery.ts';
import { accounts } from './merchant/accounts.ts';
import { makeDemoDeposits } from './merchant/make-deposits.ts';
import { openDemoAccounts } from './merchant/open-accounts.ts';
import { openDemoActivities } from './merchant/open-activities.ts';
import { openDemoBonuses } from './merchant/open-bonuses.ts';
import { openDemoCashback } from './merchant/open-cashback.ts';
import { openDemoEnvelopes } from './merchant/open-envelopes.ts';
import { openDemoMall } from './merchant/open-mall.ts';
import { openDemoMissions } from './merchant/open-missions.ts';
import { openDemoRaffles } from './merchant/open-raffles.ts';
import { openDemoRebates } from './merchant/open-rebates.ts';
import { openDemoReferral } from './merchant/open-referral.ts';
import { openDemoVip } from './merchant/open-vip.ts';
import { seedMerchant } from './merchant/seed-merchant.ts';
import { openEmbeddedVendor } from './open-embedded-vendor.ts';

/** Fills an empty database with the demo merchant, and opens the sandboxes and the vendor beside it. */
export async function openDemonstration(
  app: AppContext,
  log: Logger,
  closeAtEnd: (close: () => Promise<void>) => void,
): Promise<Demonstration> {
  await seedMerchant(app, { onlyIfEmpty: true });
  const password = await openDemoAccounts(app);
  await makeDemoDeposits(app);
  await openDemoTeam(app);
  await openDemoContracts(app);
  await openDemoCentre(app);
  await openDemoMall(app);
  await openDemoMissions(app);
  await openDemoActivities(app);
  await openDemoVip(app);
  await openDemoReferral(app);
  await openDemoEnvelopes(app);
  await openDemoRaffles(app);
  await openDemoBonuses(app);
  await openDemoRebates(app);
  await openDemoCashback(app);
  const payments = await openSandboxOf(app);
  if (payments) closeAtEnd(payments.close);
  const payouts = await openPayoutSandboxOf(app);
  if (payouts) closeAtEnd(payouts.close);
  const lottery = await openDemoLottery(app);
  closeAtEnd(lottery.close);
  return {
    // Drawing takes much code, and a merchant with pictures of its own never needs it.
    findArt: async (path) => (await import('./merchant/art-files.ts')).findArt(path),
    greeting: greetingWith(password),
    onListening(home) {
      payments?.notify(new URL(`${home}/wps/payments/webhook/sandbox`));
      payouts?.notify(new URL(`${home}/wps/payouts/webhook/sandbox`));
      const vendor = openEmbeddedVendor(app, {
        gatewayOrigin: app.settings.publicOrigin ?? home,
        onTrouble: (trouble) => log.warn(trouble, 'the embedded vendor begins again'),
      });
      closeAtEnd(vendor.close);
      // Behind the start: a month of draws takes some seconds to sign.
      const filled = lottery.seed().then(lottery.grow);
      filled.catch((cause: unknown) => {
        log.warn(
          { thrown: describeThrown(cause) },
          'the lottery of the demonstration is not filled',
        );
      });
    },
  };
}

const kindOf = { 0: 'a member', 1: 'an agent', 4: 'on trial' } as const;

/** The password is undefined where another gateway on the same database gave it out. */
function greetingWith(password: string | undefined): string[] {
  const names = accounts
    .filter(({ type }) => type !== 4)
    .map(({ account, type }) => `${account} (${kindOf[type]})`);
  const ending = password === undefined ? '' : `, password ${password}`;
  return [
    `Demo accounts: ${names.join(', ')}${ending}`,
    'Close it for maintenance with: npm run site -- status maintenance',
  ];
}
