import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { useIsPlayed } from '#client/features/inhouse/boards/Controls.tsx';
import { Slider } from '#client/features/inhouse/boards/Slider.tsx';
import { type TimedSound, useTelling } from '#client/features/inhouse/boards/use-dealt.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import lanterns from '#client/features/inhouse/stage/art/lanterns.svg?inline';
import rooftops from '#client/features/inhouse/stage/art/rooftops.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { StagePart } from '#client/features/inhouse/stage/StagePart.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import type { DiceView } from '#games/dice.ts';
import { DiceArt } from './DiceArt.tsx';
import styles from './DiceBoard.module.css';
import { DiceFields } from './DiceFields.tsx';
import { betOnTarget, type DiceBet, otherSide } from './dice-bet.ts';

/** As long as the mark takes to fly to where the roll fell. */
const fallingMs = 420;
const fallen: readonly TimedSound[] = [{ sound: 'land', at: 250 }];
const scale = [0, 25, 50, 75, 100];

/** Two dice, a rail from 0 to 100 with a target on it, and where the roll fell. */
export function DiceBoard({ round, stake, play }: BoardProps) {
  const { t, i18n } = useLingui();
  const view = viewOf<DiceView>(round);
  const [bet, setBet] = useState<DiceBet>(view ?? { side: 'over', target: 5_000 });
  const isPlayed = useIsPlayed();
  const { side, target } = isPlayed || !view ? bet : view;
  const isFalling = useTelling(String(round?.id), fallingMs, fallen);
  const hundredths = (value: number) =>
    i18n.number(value / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const words = { under: t`Under ${hundredths(target)}`, over: t`Over ${hundredths(target)}` };
  const rail = <Rail side={side} target={target} />;
  return (
    <>
      <Backdrop ground={rooftops} above={lanterns} />
      <div className={styles.table} data-telling={isFalling || undefined}>
        <DiceArt roll={view?.roll ?? null} roundId={round?.id} />
        <p
          className={styles.roll}
          data-won={view?.isWon}
          data-ahead={view ? undefined : ''}
          key={round?.id}
          aria-live="polite"
        >
          {view ? hundredths(view.roll) : words[side]}
        </p>
        <div className={styles.line}>
          {view && (
            <span
              className={styles.flight}
              data-won={view.isWon}
              style={{ '--at': `${view.roll / 100}%` } as CSSProperties}
              aria-hidden="true"
            >
              <i className={styles.mark} />
            </span>
          )}
          {isPlayed ? (
            <Slider
              label={t`Target`}
              text={hundredths(target)}
              value={target}
              least={0}
              most={10_000}
              step={50}
              rail={rail}
              onChange={(value) => setBet(betOnTarget(side, value))}
            />
          ) : (
            rail
          )}
          <ol className={styles.scale} aria-hidden="true">
            {scale.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ol>
        </div>
        {!isPlayed && <p className={styles.bet}>{words[side]}</p>}
      </div>
      {isPlayed && (
        <StagePart at="settings">
          <DiceFields bet={bet} onBet={setBet} />
          <ChipRow
            label={t`The roll will lie`}
            chips={[
              { key: 'under', label: words.under },
              { key: 'over', label: words.over },
            ]}
            chosen={side}
            onChoose={(chosen) => {
              if (chosen !== side) setBet(otherSide(bet));
            }}
          />
        </StagePart>
      )}
      <PlayBar label={t`Roll`} onPlay={() => play({ stake, side, target })} />
    </>
  );
}

/** Green where the roll wins, red where it does not. */
function Rail({ side, target }: DiceBet) {
  return (
    <span
      className={styles.rail}
      data-side={side}
      style={{ '--share': target / 10_000 } as CSSProperties}
      aria-hidden="true"
    >
      <i />
    </span>
  );
}
