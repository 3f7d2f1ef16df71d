import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, ChartNoAxesColumn, Gift, History, ReceiptText } from 'lucide-react';
import { Entry } from '#client/features/member/Entry.tsx';
import { useSession } from '#client/features/session/session-atom.ts';
import styles from './WalletLinks.module.css';

/** Where to look things up, and for an agent the way to send in one's own line. */
export function WalletLinks() {
  const { t } = useLingui();
  const { isAgent } = useSession();
  return (
    <nav aria-label={t`Your money`}>
      <ul className={styles.links}>
        {isAgent && (
          <Entry icon={ArrowLeftRight} page="transferUpline">
            <Trans>Send to upline or downline</Trans>
          </Entry>
        )}
        <Entry icon={ReceiptText} page="transactionHistory">
          <Trans>Account record</Trans>
        </Entry>
        <Entry icon={History} page="personalHistoryCopy">
          <Trans>Betting record</Trans>
        </Entry>
        <Entry icon={ChartNoAxesColumn} page="personalProfit">
          <Trans>Gain and loss</Trans>
        </Entry>
        <Entry icon={Gift} page="bonusDetails">
          <Trans>Bonuses</Trans>
        </Entry>
      </ul>
    </nav>
  );
}
