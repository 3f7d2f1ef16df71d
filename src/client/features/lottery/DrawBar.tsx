import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useCountdown } from '#client/data/use-countdown.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { LotteryGame, Numero } from '#contract/lottery.ts';
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

/** The hall of the draw, in the game's own scene: what is on sale, until when, and what came last. */
export function DrawBar({ game, now, onGames, onResults }: DrawBarProps) {
  const { t } = useLingui();
  const last = now?.last ?? null;
  return (
    <section
      className={styles.hall}
      aria-label={t({ message: 'Draw', context: 'a lottery’s next draw' })}
    >
      {game.icon !== null && <img className={styles.scene} src={game.icon} alt="" />}
      <div className={styles.sign}>
        <Sale now={now} />
        <button type="button" className={styles.switch} onClick={onGames}>
          <Trans>Other games</Trans>
          <Icon of={ChevronsUpDown} size={16} />
        </button>
      </div>
      {last && (
        <button type="button" className={styles.last} onClick={onResults}>
          <span className={styles.small}>
            <Trans>Draw {shortNumero(last.numero)}</Trans>
          </span>
          <Icon of={ChevronRight} size={16} isDirectional />
          <span className={styles.tray}>
            {last.result ? (
              <Balls
                family={game.family as Family}
                result={last.result}
                captionsOf={last.drawsAt}
              />
            ) : (
              <Trans>Void: all stakes were returned</Trans>
            )}
          </span>
        </button>
      )}
    </section>
  );
}

function Sale({ now }: { now: OpenedNow | undefined }) {
  const opened = now?.opened ?? null;
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
          <>
            <Trans>
              Next draw: <Time at={next.drawsAt} />
            </Trans>
            <br />
            <Trans>
              Sales open: <Time at={next.opensAt} />
            </Trans>
          </>
        ) : (
          <Trans>No draw is on sale.</Trans>
        )}
      </p>
    );
  }
  return <Clock opened={opened} />;
}

function Clock({ opened }: { opened: Numero }) {
  const seconds = useCountdown(opened.closesAt);
  const allMs = Date.parse(opened.closesAt) - Date.parse(opened.opensAt);
  const left = Math.min(1, (seconds * 1_000) / Math.max(allMs, 1));
  const isSoon = seconds <= soonSeconds || undefined;
  return (
    <div className={styles.sale} data-soon={isSoon}>
      <span className={styles.small}>
        {seconds > 0 ? (
          <Trans>Draw {shortNumero(opened.numero)} · sales close in</Trans>
        ) : (
          <Trans>Draw {shortNumero(opened.numero)}</Trans>
        )}
      </span>
      <span className={styles.clock}>
        <span role="timer">{seconds > 0 ? writeSeconds(seconds) : <Trans>Drawing…</Trans>}</span>
      </span>
      <span className={styles.sand} style={{ '--left': left } as CSSProperties} />
    </div>
  );
}

const soonSeconds = 10;
