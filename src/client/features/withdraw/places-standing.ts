import type { ValueOf } from '#contract/call.ts';
import type { PayoutAccount, payoutAccounts } from '#contract/payout-accounts.ts';
import { type PayoutStanding, payoutStanding } from '#contract/payout-standing.ts';

type Places = ValueOf<typeof payoutAccounts>;

/** An account whose way was switched off stays on the list: it may be switched on again. */
export function standingOf(account: PayoutAccount, places: Places): PayoutStanding {
  return payoutStanding(account, {
    isOffered: places.methods.some(({ code }) => code === account.method),
    name: places.holder,
    now: places.serverTime,
  });
}

/** The one that was picked, as long as money can go there; else the first that it can go to. */
export function placeFor(places: Places, picked: string | undefined): PayoutAccount | undefined {
  const ready = places.accounts.filter((account) => standingOf(account, places) === 'ready');
  return ready.find(({ id }) => id === picked) ?? ready[0];
}

/** When the first of those that only wait is ready. */
export function restsUntil(places: Places): string | undefined {
  return places.accounts
    .filter((account) => standingOf(account, places) === 'resting')
    .map(({ usableFrom }) => usableFrom)
    .toSorted()[0];
}
