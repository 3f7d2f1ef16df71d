import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOfflineSince } from '#client/data/online.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { namePlay, sayChoice } from '../play-words.ts';
import type { Board } from '../use-lottery-game.ts';
import styles from './SlipSheet.module.css';
import type { BuyTicket } from './use-buy-ticket.ts';

interface UnansweredPurchaseProps {
  buy: BuyTicket;
  board: Board;
  onClose: () => void;
}

/** A purchase whose reply was lost: the same request is sent again, so it is sold once at most. */
export function UnansweredPurchase({ buy, board, onClose }: UnansweredPurchaseProps) {
  const { t, i18n } = useLingui();
  const isOnline = useOfflineSince() === null;
  const { unanswered, error } = buy;
  if (!unanswered) return null;
  return (
    <Sheet
      title={t`Purchase without an answer`}
      onClose={onClose}
      footer={
        <div className={styles.keys}>
          {error && (
            <p role="alert" className={styles.refusal}>
              {sayError(error, i18n)}
            </p>
          )}
          <Button size="l" isWide disabled={!isOnline} onClick={buy.askAgain}>
            <Trans>Ask again</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.slip}>
        <p className={styles.note}>
          <Trans>
            The answer to your slip for draw {unanswered.numero} was lost on its way. Ask again: if
            it was bought, you get that ticket; if not, it is bought now if the draw is still open.
            You never pay twice.
          </Trans>
        </p>
        <ul className={styles.lines}>
          {unanswered.lines.slice(0, linesShown).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a purchase that was sent does not change
            <li key={index} className={styles.line}>
              <strong>{namePlay(i18n, board.game.family, line.play)}</strong>
              <p className={styles.choice}>{sayChoice(i18n, line)}</p>
            </li>
          ))}
        </ul>
        {unanswered.lines.length > linesShown && (
          <p className={styles.note}>
            <Plural
              value={unanswered.lines.length - linesShown}
              one="and # more line"
              other="and # more lines"
            />
          </p>
        )}
        {!isOnline && (
          <p role="status" className={styles.note}>
            <Trans>You are offline. This purchase is kept here until there is a network.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}

const linesShown = 5;
