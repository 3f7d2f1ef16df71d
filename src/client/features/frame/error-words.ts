import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { networkWords } from './network-words.ts';

/** What every refusal is called where a person reads it: what happened, and what to do next. */
export const errorWords: Record<ErrorCode, MessageDescriptor> = {
  'request.not-json': msg`That could not be read. Please try again.`,
  'request.too-deep': msg`That could not be read. Please try again.`,
  'request.invalid': msg`Please check what you entered.`,
  'request.unknown-field': msg`Please reload the page and try again.`,
  'request.unsupported-type': msg`That could not be read. Please try again.`,
  'request.too-large': msg`That is too large to send.`,
  'request.too-slow': msg`The page took longer time to load, please check your network connectivity`,
  'request.too-many': msg`That was too often. Please wait a moment and try again.`,
  'request.foreign-origin': msg`Invalid URL, please contact customer service`,
  'request.unknown-path': msg`There is nothing at this address.`,
  'request.wrong-method': msg`Please reload the page and try again.`,
  'seal.unreadable': msg`That arrived damaged. Please try again.`,
  'seal.unknown-key': msg`Please try again.`,
  'seal.stale': msg`That took too long to arrive. Check the clock of your phone and try again.`,
  'seal.used': msg`That has been sent already.`,
  'session.missing': msg`You are not logged in, please login`,
  'session.expired': msg`Your session has ended. Please log in again.`,
  'session.trial': msg`This needs a real account.`,
  'session.not-agent': msg`Non-agents cannot log in`,
  'session.unknown': msg`That session is over already.`,
  'login.wrong': msg`That name and password do not go together.`,
  'login.locked': msg({ message: 'Too many failed logins. The account is locked until {until}.' }),
  'login.busy': msg`Many people are logging in. Please try again in a moment.`,
  'login.not-agent': msg`Non-agents cannot log in`,
  'login.not-member': msg`Non-member account unable to login`,
  'login.sms-off': msg`Logging in by SMS is switched off here.`,
  'login.challenge-over': msg`That took too long. Please log in again.`,
  'login.proof-wrong': msg`That is not what we know. Please look at it again.`,
  'login.code-over': msg`This link has been used or is too old. Please log in here.`,
  'login.other-account': msg`Another account is logged in here. Please log out first.`,
  'login.unknown-mirror': msg`That address is not one of ours.`,
  'provider.off': msg`This way in is not set up here.`,
  'provider.away': msg`We cannot reach them right now. Try again in a moment, or log in another way.`,
  'provider.over': msg`That took too long, or it was used already. Please try again.`,
  'provider.denied': msg`Login failure. Please try again.`,
  'provider.failed': msg`Their answer did not convince us. Try again, or log in another way.`,
  'provider.email-bound': msg`An account has this e-mail already. Log in to it, then link the two.`,
  'provider.needs-login': msg`Please log in once more, then link the two.`,
  'provider.exists': msg`One of these opens your account already. Unlink it first.`,
  'provider.linked-elsewhere': msg`This one opens another account already.`,
  'provider.unknown': msg`That one is not linked any more.`,
  'provider.last-way': msg`This is the only way into your account. Set a password or a passkey first.`,
  'register.closed': msg`Accounts are not opened this way here.`,
  'register.too-many': msg`Many accounts were opened from your network. Please try again later.`,
  'affiliate.unknown': msg`Invalid invitation code`,
  'password.link-over': msg`This link has been used or is too old. Please ask for a new one.`,
  'password.by-phone-off': msg`A password cannot be set by phone here.`,
  'login.free-play-off': msg`Free play is switched off here.`,
  'login.too-many-trials': msg`Enough trials from your network for now. Please try again later.`,
  'system.maintenance': msg`We are under maintenance. We will be back soon.`,
  'system.region-blocked': msg`Access restricted`,
  'system.unavailable': msg`We cannot do this right now. Please try again in a moment.`,
  'system.unexpected': msg`Unknown error`,
  'game.unknown': msg`This game is no longer here.`,
  'promotion.unknown': msg`This promotion has ended.`,
  'favourite.full': msg`Your favourites are full. Remove one to add another.`,
  'message.too-soon': msg`A message is on its way. Please wait before asking for another.`,
  'message.too-many': msg`That was too many messages. Please try again later.`,
  'code.invalid': msg`Please enter a valid verification code`,
  'code.expired': msg`The code has expired. Please send it again.`,
  'code.too-many': msg`Too many wrong codes. Please send a new one.`,
  'upload.unsupported': msg`Please choose a PNG or JPG picture.`,
  'upload.too-large': msg`The picture is larger than 5 MB.`,
  'upload.too-many-pixels': msg`The picture is too large. Please choose a smaller one.`,
  'upload.damaged': msg`The picture could not be read. Please choose another one.`,
  'upload.too-many': msg`That is enough pictures for today. Please try again tomorrow.`,
  'upload.unknown': msg`This picture is no longer here.`,
  'phone-auth.invalid-number': msg`Invalid phone number format.`,
  'phone-auth.missing-number': msg`Please enter your phone number.`,
  'phone-auth.too-many': msg`Too many requests. Please try again after 5 minutes.`,
  'phone-auth.unknown': msg`Unknown error`,
  'phone-auth.invalid-code': msg`Please enter a valid verification code`,
  'phone-auth.captcha-failed': msg`The captcha check failed. Please try again.`,
  'phone-auth.quota-exceeded': msg`Phones cannot be verified right now. Please contact customer service.`,
  'phone-auth.not-allowed': msg`Phones cannot be verified here. Please contact customer service.`,
  'phone-auth.code-expired': msg`The code has expired. Please send it again.`,
  'phone-auth.popup-closed': msg`Login failure. Please try again.`,
  'phone-auth.popup-blocked': msg`Popup blocked. Please allow popups and try again.`,
  'captcha.missing': msg`Please enter the characters of the picture.`,
  'captcha.wrong': msg`Those are not the characters of the picture. Please try the new one.`,
  'captcha.too-soon': msg`That was often. Please wait a second for another picture.`,
  'human-check.missing': msg`Please complete verification first`,
  'human-check.invalid': msg`The verification failed. Please try again.`,
  'human-check.expired': msg`The verification took too long. Please try again.`,
  'human-check.too-easy': msg`We need to look a little closer. Please try again.`,
  'passkey.refused': msg`That passkey does not open this. Please try again, or log in with your password.`,
  'passkey.too-many': msg`You have ten passkeys. Remove one to add another.`,
  'passkey.unknown': msg`That passkey is gone already.`,
  'authenticator.not-begun': msg`No authenticator is being set up. Please begin again.`,
  'authenticator.exists': msg`There is an authenticator already. Remove it first.`,
  'authenticator.wrong': msg`That code is not right. Please look at it again.`,
  'authenticator.too-many': msg({ message: 'Too many wrong codes. Please try again at {until}.' }),
};

/** Any error in words; a code that a newer gateway made up is told in that gateway's own words. */
export function sayError(error: unknown, i18n: I18n): string {
  if (error instanceof NetworkFailed) return i18n._(networkWords[error.fault]);
  if (!(error instanceof Refused)) return i18n._(errorWords['system.unexpected']);
  if (!Object.hasOwn(errorWords, error.code)) return error.message;
  return i18n._({ ...errorWords[error.code], values: { until: untilWhen(error, i18n) } });
}

/** A clock's time on this device: the gateway says only how long, since clocks differ. */
function untilWhen({ retryAfterSeconds = 0 }: Refused, i18n: I18n): string {
  return i18n.date(new Date(Date.now() + retryAfterSeconds * 1000), { timeStyle: 'short' });
}
