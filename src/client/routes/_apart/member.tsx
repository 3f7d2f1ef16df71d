import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { MemberCentre } from '#client/features/member/MemberCentre.tsx';
import { requireLogin } from '#client/features/session/require-login.ts';
import { Code } from '#contract/values.ts';

/** Which page of the member centre; without one, or with one that nobody knows, the first. */
const Search = v.object({
  page: v.fallback(v.optional(Code), undefined),
  /** On the deposit's page: one that was begun, or the way to pay that was chosen. */
  deposit: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  way: v.fallback(v.optional(Code), undefined),
  /** On the withdrawals' page: one of them; an address that somebody typed holds it as a number. */
  withdrawal: v.fallback(
    v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[1-9]\d{0,17}$/)),
    ),
    undefined,
  ),
});

export const Route = createFileRoute('/_apart/member')({
  staticData: { title: msg`My account` },
  validateSearch: Search,
  beforeLoad: requireLogin,
  component: Member,
});

function Member() {
  return <MemberCentre page={Route.useSearch().page} />;
}
