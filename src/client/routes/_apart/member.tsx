import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { isFrameThere } from '#client/features/frame/drawn-frame.ts';
import { MemberCentre } from '#client/features/member/MemberCentre.tsx';
import { requireLogin } from '#client/features/session/require-login.ts';
import { Code } from '#contract/values.ts';

const Word = v.fallback(v.optional(Code), undefined);

const Numbered = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))), undefined);

/** Which page of the member centre, and on a page of records which of them. */
const Search = v.object({
  page: Word,
  from: Word,
  to: Word,
  span: Word,
  group: Word,
  wallet: Word,
  vendor: Word,
  gameType: Word,
  /** On the deposit's page: one that was begun, or the way to pay that was chosen. */
  deposit: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  way: Word,
  /** On the messages' page: one of them. */
  message: Numbered,
  /** On the withdrawals' page: one of them. */
  withdrawal: Numbered,
  /** On the betting record: one round of the house's games. */
  round: Numbered,
});

export const Route = createFileRoute('/_apart/member')({
  staticData: { title: msg`My account`, words: 'money' },
  validateSearch: Search,
  beforeLoad: async ({ context, search }) => {
    const isFirst = isFrameThere();
    // What is lost here is fetched again by the page itself, which then offers another try.
    const ready = import('#client/features/member/ready-page.ts')
      .then(({ readyPage }) => readyPage(search, context))
      .catch(() => undefined);
    await requireLogin({ context });
    // The house stands on the glass already: the page is drawn into it once, with what it shows.
    if (isFirst) await Promise.race([ready, new Promise((late) => setTimeout(late, patienceMs))]);
  },
  component: Member,
});

/** A page is drawn without its data rather than later than this. */
const patienceMs = 500;

function Member() {
  return <MemberCentre page={Route.useSearch().page} />;
}
