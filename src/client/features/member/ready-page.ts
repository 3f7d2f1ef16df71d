import { isFrameThere } from '#client/features/frame/drawn-frame.ts';
import {
  betsQuery,
  profitQuery,
  transactionsQuery,
} from '#client/features/records/record-queries.ts';
import { recordSearchOf } from '#client/features/records/record-search.ts';
import { memberQuery } from '#client/features/session/member-query.ts';
import { readyBalance } from '#client/features/wallet/wallet-queries.ts';
import type { RouterContext } from '#client/router.tsx';
import { flagsOf } from '#contract/member.ts';
import type { Language } from '#contract/values.ts';
import { firstPage, pageNamed } from './member-pages.ts';

interface Wanted {
  page?: string | undefined;
}

/** Fetches a page of the member centre ahead, beside the question whose it is. */
export async function readyPage(search: Wanted, context: RouterContext): Promise<void> {
  const part = pageNamed(search.page) ?? firstPage;
  // The frame that it is drawn in comes in a file of its own.
  const frame = import('./MemberCentre.tsx');
  await Promise.all([part.ready(context.i18n), frame, askAhead(search, context)]);
}

/**
 * What the page begins with, while the frame around it is still being asked for. Once a page
 * has been drawn, screens are drawn at once and ask for themselves.
 */
async function askAhead(search: Wanted, { queryClient, i18n }: RouterContext): Promise<void> {
  if (!isFrameThere()) return;
  const member = await queryClient.ensureQueryData(memberQuery);
  if (!member || flagsOf(member.type).isTrial) return;
  const language = i18n.locale as Language;
  const wanted = { memberId: member.id, language, search: recordSearchOf(search) };
  const asked: Promise<unknown>[] = [readyBalance(queryClient, member.id, language)];
  if (search.page === 'transactionHistory') {
    asked.push(queryClient.prefetchInfiniteQuery(transactionsQuery(wanted)));
  }
  if (search.page === 'personalHistoryCopy') {
    asked.push(queryClient.prefetchInfiniteQuery(betsQuery(wanted)));
  }
  if (search.page === 'personalProfit') {
    asked.push(queryClient.prefetchQuery(profitQuery(member.id, wanted.search)));
  }
  await Promise.all(asked);
}
