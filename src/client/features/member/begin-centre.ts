import { ownProfileQuery } from '#client/features/profile/profile-query.ts';
import { readyBalance } from '#client/features/wallet/wallet-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

/** What the member centre's first page asks first, under each of its addresses. */
export const beginCentre = begin(({ client, memberId, language }) => [
  readyBalance(client, memberId, language),
  client.prefetchQuery(ownProfileQuery(memberId)),
]);
