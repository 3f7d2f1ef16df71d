import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { hasPicks } from '../draft.ts';
import { obstacleWords } from './obstacle-words.ts';
import { quotePicks } from './quote-draft.ts';
import styles from './SlipBar.module.css';
import type { Sale } from './sale.ts';

interface SlipBarProps {
  sale: Sale;
  onSlip: () => void;
}

/** What the picks cost, and the way to the slip; always under the thumb. */
export function SlipBar({ sale, onSlip }: SlipBarProps) {
  const { i18n } = useLingui();
  const { board, draft, change, buy } = sale;
  const isUnanswered = buy.unanswered !== null;
  const quote = quotePicks(board, draft);
  const isWhole = quote !== null && quote.fault === undefined;
  const count = draft.lines.length + (isWhole ? 1 : 0);
  return (
    <div className={styles.bar}>
      {isUnanswered && (
        <p className={styles.best} role="status">
          <Trans>Your last purchase has no answer yet. Open the slip to ask again.</Trans>
        </p>
      )}
      <p className={styles.sum} aria-live="polite">
        {isWhole ? (
          <>
            <span>
              <Plural value={quote.notes} one="# bet" other="# bets" />
            </span>
            <strong>
              <Money minor={String(quote.stake)} currency={board.currency} />
            </strong>
            <span className={styles.best}>
              <Trans>
                wins up to <Money minor={String(quote.best)} currency={board.currency} />
              </Trans>
            </span>
          </>
        ) : (
          <span className={styles.best}>{i18n._(obstacleWords[quote?.fault ?? 'no-lines'])}</span>
        )}
      </p>
      <div className={styles.keys}>
        <Button variant="outline" disabled={!isWhole} onClick={() => change({ kind: 'add' })}>
          <Trans>Add to slip</Trans>
        </Button>
        <Button
          isWide
          disabled={count === 0 && !isUnanswered}
          onClick={() => {
            if (isWhole && hasPicks(draft) && !isUnanswered) change({ kind: 'add' });
            onSlip();
          }}
        >
          <Icon of={ReceiptText} />
          <Trans>Slip</Trans>
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Button>
      </div>
    </div>
  );
}
