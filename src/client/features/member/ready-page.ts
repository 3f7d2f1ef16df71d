import type { I18n } from '@lingui/core';
import { memberPages } from './member-pages.ts';

/** Fetches a page of the member centre ahead, beside the question whose it is. */
export async function readyPage(page: string | undefined, i18n: I18n): Promise<void> {
  const part = page !== undefined && Object.hasOwn(memberPages, page) ? memberPages[page] : null;
  // The frame that it is drawn in comes in a file of its own.
  await Promise.all([part?.ready(i18n), import('./MemberCentre.tsx')]);
}
