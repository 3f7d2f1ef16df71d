import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronsUpDown } from 'lucide-react';
import { useCountdown } from '#client/data/use-countdown.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { LotteryGame } from '#contract/lottery.ts';
import type { Family } from '#lottery/types.ts';
import { Balls } from './Balls.tsx';
import styles from './DrawBar.module.css';
import { shortNumero } from './short-numero.ts';
import type { OpenedNow } from './use-lottery-game.ts';
import { writeSeconds } from './write-seconds.ts';

interface DrawBarProps {
  game: LotteryGame;
  now: OpenedNow | undefined;
  onGames: () => void;
  onResults: () => void;
}

/** The draw that tickets are sold for, until when, and what the draw before it came to. */
export function DrawBar({ game, now, onGames, onResults }: DrawBarProps) {
  const { t } = useLingui();
  const last = now?.last ?? null;
  return (
    <section
      className={styles.bar}
      aria-label={t({ message: 'Draw', context: 'a lottery’s next draw' })}
    >
      <Sale now={now} />
      <button type="button" className={styles.switch} onClick={onGames}>
        <Trans>Other games</Trans>
        <Icon of={ChevronsUpDown} size={16} />
      </button>
      {last && (
        <button type="button" className={styles.last} onClick={onResults}>
          <span className={styles.small}>
            <Trans>Draw {shortNumero(last.numero)}</Trans>
          </span>
          {last.result ? (
            <Balls family={game.family as Family} result={last.result} size="s" />
          ) : (
            <span className={styles.small}>
              <Trans>Void: all stakes were returned</Trans>
            </span>
          )}
        </button>
      )}
    </section>
  );
}

function Sale({ now }: { now: OpenedNow | undefined }) {
  const opened = now?.opened ?? null;
  const seconds = useCountdown(opened?.closesAt);
  if (now?.isStopped) {
    return (
      <p className={styles.sale} role="status">
        <Trans>Sales are stopped for now. Tickets that were sold stay as they are.</Trans>
      </p>
    );
  }
  if (!opened) {
    const next = now?.ahead[0];
    return (
      <p className={styles.sale} role="status">
        {next ? (
          <Trans>
            Next draw: <Time at={next.drawsAt} />
          </Trans>
        ) : (
          <Trans>No draw is on sale.</Trans>
        )}
      </p>
    );
  }
  return (
    <div className={styles.sale}>
      <span className={styles.small}>
        <Trans>Draw {shortNumero(opened.numero)}</Trans>
      </span>
      <span className={styles.clock} data-soon={seconds <= soonSeconds || undefined}>
        <span role="timer">{seconds > 0 ? writeSeconds(seconds) : <Trans>Drawing…</Trans>}</span>
      </span>
    </div>
  );
}

const soonSeconds = 10;
