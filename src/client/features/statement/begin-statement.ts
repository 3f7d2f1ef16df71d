import { begin } from '#client/ground/page/begin.ts';
import { statementQuery } from './statement-query.ts';

/** What the page asks first: the month that its address names. */
export const beginStatement = begin<{ month?: string | undefined }>(
  ({ client, memberId, language }, { month }) => [
    client.prefetchQuery(statementQuery({ memberId, month, language })),
  ],
);
