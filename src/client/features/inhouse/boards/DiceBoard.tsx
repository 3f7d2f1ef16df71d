import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { type DiceView, diceChance, diceMultiplier } from '#games/dice.ts';
import { shown, toNumber } from '#games/ratio.ts';
import { type BoardProps, viewOf } from '../board.ts';
import { PlayBar } from '../PlayBar.tsx';
import { Controls, useIsPlayed } from './Controls.tsx';
import styles from './DiceBoard.module.css';
import { type Heard, useTelling } from './use-dealt.ts';
import { useTimes } from './use-times.ts';

const least = 100;
const most = 9_800;
/** As long as the mark takes to fall onto the line. */
const fallingMs = 420;
const fallen: readonly Heard[] = [{ sound: 'land', at: 250 }];

/** A line from 0 to 100, a target on it, and where the roll fell. */
export function DiceBoard({ round, stake, play }: BoardProps) {
  const { t, i18n } = useLingui();
  const view = viewOf<DiceView>(round);
  const [side, setSide] = useState<'under' | 'over'>(view?.side ?? 'over');
  const [target, setTarget] = useState(view?.target ?? 5_000);
  const isFalling = useTelling(String(round?.id), fallingMs, fallen);
  const bet = { side, target };
  const hundredths = (value: number) =>
    i18n.number(value / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = i18n.number(toNumber(diceChance(bet)), {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const times = useTimes();
  const isPlayed = useIsPlayed();
  const words = {
    under: t`Under ${hundredths(target)}`,
    over: t`Over ${hundredths(target)}`,
  };
  return (
    <>
      <div className={styles.line} data-side={side} data-telling={isFalling || undefined}>
        <p className={styles.roll} data-won={view?.isWon} key={round?.id} aria-live="polite">
          {view ? hundredths(view.roll) : '—'}
        </p>
        <svg className={styles.track} viewBox="0 0 1000 60" aria-hidden="true">
          <rect className={styles.lost} x="0" y="24" width="1000" height="12" rx="6" />
          <rect
            className={styles.won}
            x={side === 'under' ? 0 : target / 10}
            y="24"
            width={side === 'under' ? target / 10 : 1000 - target / 10}
            height="12"
            rx="6"
          />
          {view && (
            <g className={styles.mark} key={round?.id} transform={`translate(${view.roll / 10} 0)`}>
              <path d="M0 22 l-12 -18 h24 z" data-won={view.isWon} />
            </g>
          )}
        </svg>
        <Controls>
          <input
            className={styles.slider}
            type="range"
            min={side === 'under' ? least : 10_000 - most}
            max={side === 'under' ? most : 10_000 - least}
            step={50}
            value={target}
            aria-label={t`Target`}
            aria-valuetext={hundredths(target)}
            onChange={(event) => setTarget(Number(event.target.value))}
          />
        </Controls>
      </div>
      {isPlayed ? (
        <ChipRow
          label={t`The roll will lie`}
          chips={[
            { key: 'under', label: words.under },
            { key: 'over', label: words.over },
          ]}
          chosen={side}
          onChoose={(chosen) => {
            setSide(chosen);
            // The same chance from the other side.
            if (chosen !== side) setTarget(10_000 - target);
          }}
        />
      ) : (
        <p className={styles.bet}>{words[side]}</p>
      )}
      <dl className={styles.odds}>
        <div>
          <dt>
            <Trans>Chance</Trans>
          </dt>
          <dd>{percent}</dd>
        </div>
        <div>
          <dt>
            <Trans>Pays</Trans>
          </dt>
          <dd>× {times(shown(diceMultiplier(bet)))}</dd>
        </div>
      </dl>
      <PlayBar label={t`Roll`} onPlay={() => play({ stake, side, target })} />
    </>
  );
}
