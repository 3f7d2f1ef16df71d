import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverClock } from '#client/data/server-clock.ts';
import { Button } from '#client/ui/Button.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import type { TableRound } from '#contract/rooms.ts';
import { writeMoney } from '#contract/write-money.ts';
import { climbedTo } from '#games/crash.ts';
import { leaveAtOf } from '../games/crash/crash-scale.ts';
import styles from '../PlayBar.module.css';

interface TakeNowProps {
  round: HouseRound;
  flight: TableRound | null;
  isWaiting: boolean;
  onTake: () => void;
}

/** The one button of a flight: what it would bring at this moment, and that it is taken. */
export function TakeNow({ round, flight, isWaiting, onTake }: TakeNowProps) {
  const { i18n } = useLingui();
  const amount = useRef<HTMLSpanElement>(null);
  const [canTake, setCanTake] = useState(false);
  const leaveAt = leaveAtOf(round);
  const startedAt = flight?.phase === 'running' ? flight.startedAt : null;
  const draw = useEffectEvent((from: string) => {
    const climbed = climbedTo(serverClock.now() - Date.parse(from));
    const at = leaveAt === null ? climbed : Math.min(climbed, leaveAt);
    setCanTake(at > 100);
    const minor = String((BigInt(round.staked) * BigInt(at)) / 100n);
    const text = writeMoney(minor, round.currency, i18n.locale);
    if (amount.current) amount.current.textContent = text;
  });
  useEffect(() => {
    if (startedAt === null) return setCanTake(false);
    let frame = 0;
    const next = () => {
      draw(startedAt);
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [startedAt]);
  return (
    <Button size="l" isWide busy={isWaiting} disabled={!canTake} onClick={onTake}>
      {startedAt === null ? (
        <Trans>You are in</Trans>
      ) : (
        <span>
          <span className={styles.whole}>
            <Trans>Cash out</Trans>
          </span>{' '}
          <span ref={amount} className={styles.whole} aria-hidden="true" />
        </span>
      )}
    </Button>
  );
}
