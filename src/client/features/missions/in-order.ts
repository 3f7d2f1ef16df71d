import type { Mission } from '#contract/missions.ts';

/** What can be claimed first, then what one takes part in, what one may join, and what is over. */
export function inOrder(missions: readonly Mission[]): Mission[] {
  return missions.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ status, offer }: Mission): number {
  const rank = order.indexOf(status);
  // Terms are long: an offer that nobody has joined stands below what can be joined at a glance.
  return status === 'Join' && offer !== null ? rank + 0.5 : rank;
}

const order: readonly Mission['status'][] = [
  'Issued',
  'Process',
  'Joined',
  'Join',
  'coming soon',
  'Claimed',
  'Closed',
];
