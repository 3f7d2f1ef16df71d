import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, ChartNoAxesColumn, Gift, History, ReceiptText } from 'lucide-react';
import { Entry } from '#client/ground/page/Entry.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import styles from './WalletLinks.module.css';

/** Where to look things up, and for an agent the way to send in one's own line. */
export function WalletLinks() {
  const { t } = useLingui();
  const { isAgent } = useSession();
  return (
    <nav aria-label={t`Your money`}>
      <ul className={styles.links}>
        {isAgent && (
          <Entry icon={ArrowLeftRight} to="/member/transferUpline">
            <Trans>Send to upline or downline</Trans>
          </Entry>
        )}
        <Entry icon={ReceiptText} to="/member/transactionHistory">
          <Trans>Account record</Trans>
        </Entry>
        <Entry icon={History} to="/member/personalHistoryCopy">
          <Trans>Betting record</Trans>
        </Entry>
        <Entry icon={ChartNoAxesColumn} to="/member/personalProfit">
          <Trans>Profit and loss</Trans>
        </Entry>
        <Entry icon={Gift} to="/member/bonusDetails">
          <Trans>Bonuses</Trans>
        </Entry>
      </ul>
    </nav>
  );
}
