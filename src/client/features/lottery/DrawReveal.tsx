import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { isCalm } from '#client/ui/is-calm.ts';
import type { Purse } from '#contract/inhouse.ts';
import type { LotteryGame } from '#contract/lottery.ts';
import type { Family, Result } from '#lottery/types.ts';
import { Balls, shownBalls } from './Balls.tsx';
import styles from './DrawReveal.module.css';
import { OwnOutcome } from './OwnOutcome.tsx';
import type { OpenedNow } from './use-lottery-game.ts';

interface DrawRevealProps {
  game: LotteryGame;
  now: OpenedNow | undefined;
  /** When `now` was learnt, by this device's clock. */
  learntAtMs: number;
  purse: Purse;
}

/** The result of a draw that came while somebody looked on. */
export function DrawReveal({ game, now, learntAtMs, purse }: DrawRevealProps) {
  const last = now?.last ?? null;
  const [arrivedAtMs] = useState(() => Date.now());
  const [seen, setSeen] = useState<string | null>(null);
  // What this device kept is older than what was drawn since: only the first fresh answer says what is no news.
  const isFresh = learntAtMs > arrivedAtMs - freshMs;
  if (seen === null && now && isFresh) setSeen(last?.numero ?? '');
  if (seen === null || !last?.result || last.numero === seen) return null;
  return (
    <Revealed
      key={last.numero}
      game={game}
      numero={last.numero}
      result={last.result}
      drawnAt={last.drawsAt}
      purse={purse}
      onClose={() => setSeen(last.numero)}
    />
  );
}

/** The loader may have asked just before the screen was drawn. */
const freshMs = 3_000;

interface RevealedProps {
  game: LotteryGame;
  numero: string;
  result: Result;
  drawnAt: string;
  purse: Purse;
  onClose: () => void;
}

/** Ball by ball without hurry, at once after a tap; then what it brought. */
function Revealed({ game, numero, result, drawnAt, purse, onClose }: RevealedProps) {
  const { t } = useLingui();
  const family = game.family as Family;
  const [isOver, setIsOver] = useState(isCalm);
  const waitMs = shownBalls(family, result).length * ballMs + restMs;
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  return (
    <section className={styles.reveal} aria-label={t`New result`} role="status">
      <span className={styles.head}>
        <strong>
          <Trans>Draw {numero}</Trans>
        </strong>
        <IconButton label={t`Close`} icon={X} onClick={onClose} />
      </span>
      <Balls family={family} result={result} size="l" isRevealed={!isOver} captionsOf={drawnAt} />
      {isOver ? (
        <OwnOutcome family={family} game={game.game} numero={numero} purse={purse} />
      ) : (
        <button
          type="button"
          className={styles.skip}
          aria-label={t`Show the whole result`}
          onClick={() => setIsOver(true)}
        />
      )}
    </section>
  );
}

/** As long as Balls.module.css lets a ball wait for the one before it, and the last one fall. */
const ballMs = 260;
const restMs = 700;
