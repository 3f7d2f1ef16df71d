import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { useBonusIn } from '#client/features/bonus/use-bonus-in.ts';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Sheet } from '#client/ui/Sheet.tsx';
import { ChasePlanner } from './ChasePlanner.tsx';
import { chaseCost, highestMultiple } from './chase-plan.ts';
import { placeOf } from './place-of.ts';
import { quoteLines, termsOf } from './quote-draft.ts';
import { SeriesSlider } from './SeriesSlider.tsx';
import { SlipFacts } from './SlipFacts.tsx';
import { SlipKeys } from './SlipKeys.tsx';
import { SlipLine } from './SlipLine.tsx';
import styles from './SlipSheet.module.css';
import { SoldTicket } from './SoldTicket.tsx';
import type { Sale } from './sale.ts';
import { slipObstacle } from './slip-obstacle.ts';
import { UnansweredPurchase } from './UnansweredPurchase.tsx';

interface SlipSheetProps {
  sale: Sale;
  onClose: () => void;
  onTickets: () => void;
}

/** The lines, what they cost and may win, and the one tap that buys them. */
export function SlipSheet({ sale, onClose, onTickets }: SlipSheetProps) {
  const { t, i18n } = useLingui();
  const { board, draft, change, now, buy } = sale;
  const { chase } = draft;
  const opened = now?.opened ?? null;
  // The draw that was read when the sheet opened: another one is not bought without a word.
  const [agreed, setAgreed] = useState(opened?.numero ?? null);
  if (agreed === null && opened) setAgreed(opened.numero);
  const available = useAvailable(sale);
  const isOnline = useOfflineSince() === null;
  if (buy.sold) return <SoldTicket sold={buy.sold} onClose={onClose} onTickets={onTickets} />;
  if (buy.unanswered) return <UnansweredPurchase buy={buy} board={board} onClose={onClose} />;
  const quote = quoteLines(board, draft, draft.lines);
  const ahead = now?.ahead ?? [];
  const cost = quote.fault === undefined ? chaseCost(quote.stake, chase, ahead) : 0n;
  const highest = highestMultiple(chase, ahead);
  const terms = termsOf(board, draft);
  const slip = { quote, lines: draft.lines, terms, board, now, isOnline, highest, cost, available };
  return (
    <Sheet
      title={t`Slip`}
      onClose={onClose}
      size="tall"
      footer={
        <div className={styles.keys}>
          {buy.error && (
            <p role="alert" className={styles.refusal}>
              {sayError(buy.error, i18n)}
            </p>
          )}
          <SlipKeys
            obstacle={slipObstacle(slip)}
            numero={opened?.numero ?? null}
            isAgreed={opened?.numero === agreed}
            onAgree={() => setAgreed(opened?.numero ?? null)}
            cost={cost}
            currency={board.currency}
            isBuying={buy.isBuying}
            onBuy={buy.place}
          />
        </div>
      }
    >
      <div className={styles.slip}>
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
              <SeriesSlider board={board} draft={draft} change={change} quote={quote} />
            )}
            <ChasePlanner
              plan={chase}
              onPlan={(plan) => change({ kind: 'chase', plan })}
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

/** What the slip can be paid from, a bonus for lotteries included; null while it is not known. */
function useAvailable({ board, purse }: Sale): bigint | null {
  const { data: balance } = useBalance();
  const bonus = useBonusIn(placeOf(board));
  if (purse === 'coins') return board.coins === null ? null : BigInt(board.coins);
  if (!balance) return null;
  return BigInt(balance.main) + (bonus?.isPlayed ? BigInt(bonus.bonus.balance) : 0n);
}
