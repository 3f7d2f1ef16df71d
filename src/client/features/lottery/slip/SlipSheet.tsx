import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { ChasePlanner } from './ChasePlanner.tsx';
import { type ChasePlan, chaseCost, noChase } from './chase-plan.ts';
import { quoteLines } from './quote-draft.ts';
import { SeriesSlider } from './SeriesSlider.tsx';
import { SlipFacts } from './SlipFacts.tsx';
import { SlipLine } from './SlipLine.tsx';
import styles from './SlipSheet.module.css';
import { SoldTicket } from './SoldTicket.tsx';
import type { Sale } from './sale.ts';
import { slipFaultWords } from './slip-fault-words.ts';
import { useBuyTicket } from './use-buy-ticket.ts';

interface SlipSheetProps {
  sale: Sale;
  onClose: () => void;
  onTickets: () => void;
}

/** The lines, what they cost and may win, and the one tap that buys them. */
export function SlipSheet({ sale, onClose, onTickets }: SlipSheetProps) {
  const { t, i18n } = useLingui();
  const { board, draft, change, now } = sale;
  const [chase, setChase] = useState<ChasePlan>(noChase);
  const buy = useBuyTicket(sale);
  const isOnline = useOfflineSince() === null;
  if (buy.sold) return <SoldTicket sold={buy.sold} onClose={onClose} onTickets={onTickets} />;
  const quote = quoteLines(board, draft, draft.lines);
  const opened = now?.opened ?? null;
  const isSellable = opened !== null && now?.isStopped === false && isOnline;
  const cost = quote.fault === undefined ? chaseCost(quote.stake, chase, now?.ahead ?? []) : 0n;
  return (
    <Sheet
      title={t`Slip`}
      onClose={onClose}
      size="tall"
      footer={
        <>
          {buy.error && (
            <p role="alert" className={styles.refusal}>
              {sayError(buy.error, i18n)}
            </p>
          )}
          {!isOnline && (
            <p role="status" className={styles.note}>
              <Trans>You are offline. The slip is kept here; buying needs a network.</Trans>
            </p>
          )}
          <Button
            size="l"
            isWide
            busy={buy.isBuying}
            disabled={quote.fault !== undefined || !isSellable}
            onClick={() => opened && buy.place(opened.numero, chase)}
          >
            {quote.fault === undefined ? (
              <Trans>
                Buy for <Money minor={String(cost)} currency={board.currency} />
              </Trans>
            ) : (
              i18n._(slipFaultWords[quote.fault])
            )}
          </Button>
        </>
      }
    >
      <div className={styles.slip}>
        {opened && (
          <p className={styles.note}>
            <Trans>For draw {opened.numero}</Trans>
          </p>
        )}
        <ul className={styles.lines}>
          {draft.lines.map((line, index) => (
            <SlipLine
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and are known by their place
              key={index}
              board={board}
              draft={draft}
              line={line}
              onChange={(part) => change({ kind: 'line', index, change: part })}
              onRemove={() => change({ kind: 'remove', index })}
            />
          ))}
        </ul>
        {draft.lines.length === 0 && (
          <p className={styles.note}>
            <Trans>The slip is empty. Choose numbers on the board and add them here.</Trans>
          </p>
        )}
        {quote.fault === undefined && (
          <>
            {quote.lines.some(({ isBySeries }) => isBySeries) && (
              <SeriesSlider board={board} draft={draft} change={change} />
            )}
            <ChasePlanner
              plan={chase}
              onPlan={setChase}
              now={now}
              board={board}
              stake={quote.stake}
            />
            <SlipFacts quote={quote} board={board} />
          </>
        )}
      </div>
    </Sheet>
  );
}
