import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { NetworkFailed, type NetworkFault, Refused } from '#client/data/refused.ts';
import type { ErrorCode } from '#contract/errors.ts';

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
  'session.missing': msg`You are not logged in, please login`,
  'session.expired': msg`Your session has ended. Please log in again.`,
  'session.trial': msg`This needs a real account.`,
  'session.not-agent': msg`Non-agents cannot log in`,
  'system.maintenance': msg`We are under maintenance. We will be back soon.`,
  'system.region-blocked': msg`Access restricted`,
  'system.unavailable': msg`We cannot do this right now. Please try again in a moment.`,
  'system.unexpected': msg`Unknown error`,
  'game.unknown': msg`This game is no longer here.`,
  'promotion.unknown': msg`This promotion has ended.`,
  'favourite.full': msg`Your favourites are full. Remove one to add another.`,
  'captcha.missing': msg`Please enter the characters of the picture.`,
  'captcha.wrong': msg`Those are not the characters of the picture. Please try the new one.`,
  'captcha.too-soon': msg`That was often. Please wait a second for another picture.`,
  'human-check.missing': msg`Please complete verification first`,
  'human-check.invalid': msg`The verification failed. Please try again.`,
  'human-check.expired': msg`The verification took too long. Please try again.`,
  'human-check.too-easy': msg`We need to look a little closer. Please try again.`,
  'login.locked': msg({ message: 'Too many failed logins. The account is locked until {until}.' }),
  'login.busy': msg`Many people are logging in right now. Please try again in a few seconds.`,
  'authenticator.not-begun': msg`No authenticator is being set up. Please begin again.`,
  'authenticator.exists': msg`There is an authenticator already. Remove it first.`,
  'authenticator.wrong': msg`That code is not right. Please look at it again.`,
  'authenticator.too-many': msg({ message: 'Too many wrong codes. Please try again at {until}.' }),
};

export const networkWords: Record<NetworkFault, MessageDescriptor> = {
  abnormal: msg`Network link is abnormal, please try again`,
  slow: msg`The page took longer time to load, please check your network connectivity`,
};

/** Any error in words; a code that a newer gateway made up is told in that gateway's own words. */
export function sayError(error: unknown, i18n: I18n): string {
  if (error instanceof NetworkFailed) return i18n._(networkWords[error.fault]);
  if (error instanceof Refused) {
    if (error.code === null) return error.message;
    return i18n._({ ...errorWords[error.code], values: { until: untilWhen(error, i18n) } });
  }
  return i18n._(errorWords['system.unexpected']);
}

/** A clock's time on this device: the gateway says only how long, since clocks differ. */
function untilWhen({ retryAfterSeconds = 0 }: Refused, i18n: I18n): string {
  return i18n.date(new Date(Date.now() + retryAfterSeconds * 1000), { timeStyle: 'short' });
}
