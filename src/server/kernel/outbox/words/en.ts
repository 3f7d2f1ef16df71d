import type { GuardChange } from '#contract/guard.ts';
import type { MessageWords } from '../messages.ts';

export const en: MessageWords = {
  'verification-code': ({ site, code, minutes }) => ({
    subject: `Your ${site} code`,
    text: `${code} is your ${site} code, good for ${minutes} min. We never ask for it: tell nobody.`,
  }),
  'password-reset': ({ site, account, linkOrCode, minutes }) => ({
    subject: `A new password for ${site}`,
    text: `Someone asked for a new password for ${account} at ${site}. Within ${minutes} min, and once, it can be set with:\n\n${linkOrCode}\n\nIf that was not you, do nothing: the password stays as it is.`,
  }),
  'new-device': ({ site, account, device, place, when }) => ({
    subject: `${site}: a login from a new device`,
    text: `${account} logged in to ${site} from a device we had not seen: ${device}, ${place}, ${when}. If that was not you, change your password now.`,
  }),
  'account-locked': ({ site, account, minutes }) => ({
    subject: `${site}: your account is locked for a while`,
    text: `After several failed logins, ${account} at ${site} is locked for ${minutes} min. If that was not you, change your password afterwards.`,
  }),
  'contact-changed': ({ site, account, contact, when }) => ({
    subject: `${site}: where we reach you has changed`,
    text: `${account} at ${site} is reached at ${contact} from ${when} on, and no longer here. If that was not you, write to customer service at once.`,
  }),
  'guard-changed': ({ site, account, change, when }) => ({
    subject: `${site}: a way into your account has changed`,
    text: `${changes[change]} That was at ${when}, at ${site}, for ${account}. If it was not you, change your password now and write to customer service.`,
  }),
  'payout-changed': ({ site, account, change, what, when }) => ({
    subject: `${site}: where your money may go has changed`,
    text: `${what} was ${change === 'added' ? 'added to' : 'taken off'} the places that money of ${account} at ${site} may be sent to, ${when}. If that was not you, change your password and write to customer service at once.`,
  }),
  notice: ({ title, text }) => ({ subject: title, text }),
};

const changes: Readonly<Record<GuardChange, string>> = {
  'password-set': 'A password now opens your account.',
  'password-changed': 'The password of your account was changed.',
  'payment-password-set': 'A payment password was set for your account.',
  'passkey-added': 'A passkey was added to your account.',
  'passkey-removed': 'A passkey was removed from your account.',
  'provider-linked': 'Google or Facebook now opens your account.',
  'provider-unlinked': 'Google or Facebook opens your account no more.',
  'authenticator-on': 'An authenticator app now guards your account.',
  'authenticator-off': 'No authenticator app guards your account any more.',
  'recovery-codes-renewed': 'The recovery codes of your account were made anew.',
};
