import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { apart } from '#client/i18n/apart.tsx';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { bettingRecord } from '#contract/records.ts';
import { BetRow } from './BetRow.tsx';
import { RangeBar } from './RangeBar.tsx';
import { RecordList } from './RecordList.tsx';
import { betsQuery } from './record-queries.ts';
import { useChangeSearch, useRecordSearch } from './record-search.ts';
import { Sums } from './Sums.tsx';

/** With its board and its proof it weighs as much as a game, and few look at one here. */
const RoundSheet = apart(() =>
  import('#client/features/inhouse/RoundSheet.tsx').then((file) => file.RoundSheet),
);

/** With its rules and its proof a ticket is fetched when one is looked at. */
const OwnTicketSheet = apart(() =>
  import('#client/features/lottery/OwnTicketSheet.tsx').then((file) => file.OwnTicketSheet),
);

/** One's own bets, `personalHistoryCopy`. */
export function BetRecordScreen() {
  const { member } = useSession();
  const language = useLanguage();
  const search = useRecordSearch();
  const change = useChangeSearch();
  const query = useInfiniteQuery({
    ...betsQuery({ memberId: member?.id ?? '', language, search }),
    enabled: member !== null,
  });
  const first = query.data?.pages[0];
  return (
    <Exact>
      <MemberPage>
        <RangeBar range={first?.range} filters="bets" />
        {first?.sum && first.sum.bets > 0 && <BetSums sum={first.sum} currency={first.currency} />}
        <RecordList
          items={query.data?.pages.flatMap(({ list }) => list)}
          query={query}
          empty={{
            icon: Dices,
            title: <Trans>No bets in these days.</Trans>,
            words: <Trans>Every round you play appears here, with its stake and result.</Trans>,
            action: (
              <Button to="/" variant="outline">
                <Trans>To the games</Trans>
              </Button>
            ),
          }}
        >
          {(bet) => (
            <BetRow
              bet={bet}
              currency={first?.currency ?? ''}
              onLook={() =>
                change(bet.lottery ? { ticket: bet.lottery.ticketId } : { round: bet.round })
              }
            />
          )}
        </RecordList>
        {search.ticket !== undefined && (
          <Suspense>
            <OwnTicketSheet
              ticketId={search.ticket}
              onClose={() => change({ ticket: undefined })}
            />
          </Suspense>
        )}
        {search.round !== undefined && (
          <Suspense>
            <RoundSheet roundId={search.round} onClose={() => change({ round: undefined })} />
          </Suspense>
        )}
      </MemberPage>
    </Exact>
  );
}

interface BetSumsProps {
  sum: NonNullable<ValueOf<typeof bettingRecord>['sum']>;
  currency: string;
}

function BetSums({ sum, currency }: BetSumsProps): ReactNode {
  const { t } = useLingui();
  return (
    <Sums
      sums={[
        { name: t`Staked`, minor: sum.stake },
        { name: t`Paid out`, minor: sum.payout },
        { name: t`Difference`, minor: sum.net, isSigned: true },
      ]}
      currency={currency}
    />
  );
}
