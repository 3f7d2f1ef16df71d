import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ReceiptText } from 'lucide-react';
import { MemberPage } from '#client/features/member/MemberPage.tsx';
import { useSession } from '#client/features/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './AccountRecordScreen.module.css';
import { fileAddress } from './file-address.ts';
import { RangeBar } from './RangeBar.tsx';
import { RecordList } from './RecordList.tsx';
import { transactionsQuery } from './record-queries.ts';
import { useRecordSearch } from './record-search.ts';
import { TransactionRow } from './TransactionRow.tsx';

/** Everything that moved one's own money, `transactionHistory`. */
export function AccountRecordScreen() {
  const { t } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const search = useRecordSearch();
  const query = transactionsQuery({ memberId: member?.id ?? '', language, search });
  const { data, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...query,
    enabled: member !== null,
  });
  const range = data?.pages[0]?.range;
  const items = data?.pages.flatMap(({ list }) => list);
  return (
    <MemberPage
      title={t`Account record`}
      action={
        <a className={styles.file} href={fileAddress(search, language)} download>
          <Icon of={Download} size={20} />
          <Trans>CSV</Trans>
        </a>
      }
    >
      <RangeBar range={range} filters="transactions" />
      <RecordList
        items={items}
        isError={isError}
        onRetry={() => void refetch()}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        empty={{
          icon: ReceiptText,
          title: <Trans>Nothing moved in these days.</Trans>,
          words: <Trans>Deposits, withdrawals and everything else of your money stand here.</Trans>,
          action: (
            <Button to="/member" search={{ page: 'transferFund' }} variant="outline">
              <Trans>To the wallet</Trans>
            </Button>
          ),
        }}
      >
        {(record) => <TransactionRow record={record} />}
      </RecordList>
    </MemberPage>
  );
}
