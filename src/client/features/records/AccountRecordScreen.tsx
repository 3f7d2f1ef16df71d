import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ReceiptText } from 'lucide-react';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './AccountRecordScreen.module.css';
import { fileAddress } from './file-address.ts';
import { withOwnMoves } from './own-moves.ts';
import { RangeBar } from './RangeBar.tsx';
import { RecordList } from './RecordList.tsx';
import { transactionsQuery } from './record-queries.ts';
import { useRecordSearch } from './record-search.ts';
import { EntryRow } from './TransactionRow.tsx';

/** Everything that moved one's own money, `transactionHistory`. */
export function AccountRecordScreen() {
  const { t } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const search = useRecordSearch();
  const query = useInfiniteQuery({
    ...transactionsQuery({ memberId: member?.id ?? '', language, search }),
    enabled: member !== null,
  });
  const range = query.data?.pages[0]?.range;
  const legs = query.data?.pages.flatMap(({ list }) => list);
  return (
    <Exact>
      <MemberPage
        action={
          <a
            className={styles.file}
            href={fileAddress(search, language)}
            aria-label={t`Download as CSV`}
            title={t`Download as CSV`}
            download
          >
            <Icon of={Download} size={22} />
          </a>
        }
      >
        <RangeBar range={range} filters="transactions" />
        <RecordList
          items={legs && withOwnMoves(legs)}
          query={query}
          empty={{
            icon: ReceiptText,
            title: <Trans>Nothing moved in these days.</Trans>,
            words: <Trans>Your deposits, withdrawals and all other movements appear here.</Trans>,
            action: (
              <Button to="/member/transferFund" variant="outline">
                <Trans>To the wallet</Trans>
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
