import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { memberStatement } from '#contract/statements.ts';
import type { Language } from '#contract/values.ts';

interface StatementRequest {
  memberId: string;
  month: string | undefined;
  language: Language;
}

/** Kept on the device, so that it opens without a network as it last stood. */
export function statementQuery({ memberId, month, language }: StatementRequest) {
  return queryOptions({
    queryKey: [...ownKey(memberId, memberStatement), month ?? '', language],
    queryFn: ({ signal }) => ask(memberStatement, { month, language }, signal),
    staleTime: 0,
    meta: { keepForMember: true },
  });
}
