import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useOpenOverlay } from '#client/features/frame/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { payoutAccounts } from '#contract/payout-accounts.ts';
import type { Obstacle, withdrawalTerms } from '#contract/withdrawals.ts';
import { restsUntil } from './places-standing.ts';
import { useWithdrawPlace } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';
import { obstacleTitles, obstacleWords } from './withdraw-words.ts';

interface ObstacleNoteProps {
  obstacle: Obstacle;
  terms: ValueOf<typeof withdrawalTerms>;
  places: ValueOf<typeof payoutAccounts>;
}

/** What stands between somebody and their money, why, how far they are, and the one thing to do next. */
export function ObstacleNote({ obstacle, terms, places }: ObstacleNoteProps) {
  const { i18n } = useLingui();
  const until = restsUntil(places);
  return (
    <section className={styles.obstacle} data-obstacle={obstacle}>
      <h2 className={styles.heading}>{i18n._(obstacleTitles[obstacle])}</h2>
      <p>{i18n._(obstacleWords[obstacle])}</p>
      {obstacle === 'turnover' && <TurnoverMeter terms={terms} />}
      {obstacle === 'account-rests' && until && (
        <p className={styles.until}>
          <Trans>
            Ready from <Time at={until} />
          </Trans>
        </p>
      )}
      <NextThing obstacle={obstacle} />
    </section>
  );
}

function TurnoverMeter({ terms }: Pick<ObstacleNoteProps, 'terms'>) {
  const { t } = useLingui();
  const id = useId();
  const { currency, turnover } = terms;
  const needed = BigInt(turnover.needed);
  const share = Number((BigInt(turnover.done) * 1000n) / (needed || 1n)) / 1000;
  return (
    <div className={styles.turnover}>
      <progress aria-label={t`Played so far`} aria-describedby={id} max={1} value={share} />
      <p id={id} className={styles.quiet}>
        <Trans>
          <Money minor={turnover.done} currency={currency} /> of{' '}
          <Money minor={turnover.needed} currency={currency} /> played
        </Trans>
      </p>
    </div>
  );
}

function NextThing({ obstacle }: { obstacle: Obstacle }) {
  const open = useOpenOverlay();
  const { go } = useWithdrawPlace();
  switch (obstacle) {
    case 'no-payment-password':
      return (
        <Button isWide aria-haspopup="dialog" onClick={() => open({ kind: 'payment-password' })}>
          <Trans>Set the payment password</Trans>
        </Button>
      );
    case 'no-account':
    case 'account-other-name':
      return (
        <Button isWide onClick={() => void go({ way: 'add' })}>
          <Trans>Add an account</Trans>
        </Button>
      );
    case 'account-rests':
    case 'account-off':
      return (
        <Button isWide variant="outline" onClick={() => void go({ way: 'accounts' })}>
          <Trans>Your accounts</Trans>
        </Button>
      );
    case 'identity-unknown':
    case 'identity-refused':
    case 'identity-pending':
      return (
        <Button isWide to="/member" search={{ page: 'identity' }}>
          {obstacle === 'identity-pending' ? (
            <Trans>See how it stands</Trans>
          ) : (
            <Trans>Send your document</Trans>
          )}
        </Button>
      );
    case 'turnover':
      return (
        <Button isWide to="/">
          <Trans>Go to the games</Trans>
        </Button>
      );
    case 'nothing-there':
      return (
        <Button isWide to="/member" search={{ page: 'depositv2' }}>
          <Trans>Pay in</Trans>
        </Button>
      );
    case 'daily-count':
      return null;
  }
}
