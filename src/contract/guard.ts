/** What an owner is notified of: what opens their account has changed. */
export const guardChanges = [
  'password-set',
  'password-changed',
  'payment-password-set',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
  'provider-unlinked',
  'authenticator-on',
  'authenticator-off',
  'recovery-codes-renewed',
] as const;
export type GuardChange = (typeof guardChanges)[number];
