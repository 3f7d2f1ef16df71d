import { type VendorFault, vendorFaults } from '#contract/vendor-api.ts';

/** A refusal as a vendor reads it. */
export interface VendorRefused {
  done: false;
  fault: VendorFault;
  /** Of `play.stopped`: what stands in the way. */
  reason?: string | undefined;
}
export type VendorOutcome = { done: true; value: object } | VendorRefused;

export function refuseVendor(fault: VendorFault, reason?: string): VendorRefused {
  return { done: false, fault, reason };
}

/** Status and body of an answer; no envelope is around it. */
export function wordOutcome(outcome: VendorOutcome): { status: number; body: string } {
  if (outcome.done) return { status: 200, body: JSON.stringify(outcome.value) };
  const { fault: code, reason } = outcome;
  return {
    status: vendorFaults[code],
    body: JSON.stringify({ code, message: messages[code], reason }),
  };
}

/** For people who read a vendor's log; programs act on the code. */
export const messages: Readonly<Record<VendorFault, string>> = {
  'signature.missing': 'The request bears no signature.',
  'signature.wrong': 'The signature is not one of this vendor over this request.',
  'signature.stale': 'The time of the signature is too far from ours.',
  'nonce.used': 'This nonce was used before.',
  'body.invalid': 'The body is not what this operation takes.',
  'vendor.unknown': 'There is no such vendor.',
  'vendor.closed': 'This vendor takes no stakes at the moment.',
  'token.over': 'The token was used, is older than a minute, or its login has ended.',
  'session.over': 'The session has ended, or was never one of this player and vendor.',
  'player.unknown': 'This vendor has no such player.',
  'currency.wrong': 'Players here play in another currency.',
  'game.unknown': 'This vendor has no such game here.',
  'game.closed': 'This game takes no stakes at the moment.',
  'round.unknown': 'There is no such round of this player and game that has a stake.',
  'round.over': 'The round has ended.',
  'transaction.conflict': 'The transaction is known, with other content.',
  'transaction.rolled-back': 'The transaction was taken back.',
  'wallet.short': 'The player has less than that.',
  'play.stopped': 'The player may not stake this now.',
  busy: 'Not this time: ask again with the same transaction.',
};
