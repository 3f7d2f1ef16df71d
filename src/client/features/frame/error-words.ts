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
  'login.wrong': msg`That name and password do not go together.`,
  'login.locked': msg`Too many wrong passwords. Please wait a while and try again.`,
  'login.busy': msg`Many people are logging in. Please try again in a moment.`,
  'login.not-agent': msg`Non-agents cannot log in`,
  'login.not-member': msg`Non-member account unable to login`,
  'login.free-play-off': msg`Free play is switched off here.`,
  'login.too-many-trials': msg`Enough trials from your network for now. Please try again later.`,
  'system.maintenance': msg`We are under maintenance. We will be back soon.`,
  'system.region-blocked': msg`Access restricted`,
  'system.unavailable': msg`We cannot do this right now. Please try again in a moment.`,
  'system.unexpected': msg`Unknown error`,
  'game.unknown': msg`This game is no longer here.`,
  'promotion.unknown': msg`This promotion has ended.`,
  'favourite.full': msg`Your favourites are full. Remove one to add another.`,
};

/** Any error in words; a code that a newer gateway made up is told in that gateway's own words. */
export function sayError(error: unknown, i18n: I18n): string {
  if (error instanceof NetworkFailed) return i18n._(networkWords[error.fault]);
  if (error instanceof Refused) return error.code ? i18n._(errorWords[error.code]) : error.message;
  return i18n._(errorWords['system.unexpected']);
}
