import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
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
    <Card look="info" data-obstacle={obstacle}>
      <h2>{i18n._(obstacleTitles[obstacle])}</h2>
      <p>{i18n._(obstacleWords[obstacle])}</p>
      {obstacle === 'turnover' && <TurnoverMeter terms={terms} />}
      {obstacle === 'account-rests' && until && (
        <Status>
          <Trans>
            Ready from <Time at={until} />
          </Trans>
        </Status>
      )}
      <NextThing obstacle={obstacle} />
    </Card>
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
      <Note id={id}>
        <Trans>
          <Money minor={turnover.done} currency={currency} /> of{' '}
          <Money minor={turnover.needed} currency={currency} /> played
        </Trans>
      </Note>
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
          <Trans>Set payment password</Trans>
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
        <Button isWide to="/member/identity">
          {obstacle === 'identity-pending' ? (
            <Trans>See the status</Trans>
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
        <Button isWide to="/member/depositv2">
          <Trans>Deposit</Trans>
        </Button>
      );
    case 'daily-count':
      return null;
  }
}
