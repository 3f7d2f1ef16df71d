import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { BonusesPlayed } from '#client/features/bonus/BonusesPlayed.tsx';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { RangeBar } from './RangeBar.tsx';
import { RecordList } from './RecordList.tsx';
import { transactionsQuery } from './record-queries.ts';
import { useRecordSearch } from './record-search.ts';
import { EntryRow } from './TransactionRow.tsx';

/** What lies in the bonus wallet and how it came and went, `bonusDetails`. */
export function BonusScreen() {
  const { member } = useSession();
  const language = useLanguage();
  const search = { ...useRecordSearch(), wallet: 'bonus' as const, group: undefined };
  const query = useInfiniteQuery({
    ...transactionsQuery({ memberId: member?.id ?? '', language, search }),
    enabled: member !== null,
  });
  return (
    <Exact>
      <MemberPage>
        <BonusesPlayed />
        <RangeBar range={query.data?.pages[0]?.range} />
        <RecordList
          items={query.data?.pages.flatMap(({ list }) => list)}
          query={query}
          empty={{
            icon: Gift,
            title: <Trans>No bonuses in these days.</Trans>,
            words: (
              <Trans>The bonuses you get from promotions appear here, with their progress.</Trans>
            ),
            action: (
              <Button to="/promotions" variant="outline">
                <Trans>To the promotions</Trans>
              </Button>
            ),
          }}
        >
          {(entry) => <EntryRow entry={entry} />}
        </RecordList>
      </MemberPage>
    </Exact>
  );
}
