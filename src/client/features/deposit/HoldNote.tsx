import { Trans, useLingui } from '@lingui/react/macro';
import { errorWords } from '#client/features/frame/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import type { depositHolds } from '#contract/deposits.ts';
import styles from './Deposit.module.css';
import { LimitChoice } from './LimitChoice.tsx';

interface HoldNoteProps {
  hold: (typeof depositHolds)[number];
  currency: string;
}

/** What stands between somebody and a deposit, and what to do about it. */
export function HoldNote({ hold, currency }: HoldNoteProps) {
  const { i18n } = useLingui();
  if (hold === 'limit.not-chosen') return <LimitChoice currency={currency} />;
  return (
    <section className={styles.hold} role="status">
      <p>{i18n._(errorWords[hold])}</p>
      <Button variant="outline" to="/member" search={{ page: 'playSafely' }}>
        <Trans>Play safely</Trans>
      </Button>
    </section>
  );
}
