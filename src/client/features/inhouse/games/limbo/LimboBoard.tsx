import { Trans, useLingui } from '@lingui/react/macro';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { Controls } from '#client/features/inhouse/boards/Controls.tsx';
import { TypedFigure } from '#client/features/inhouse/boards/TypedFigure.tsx';
import { useNextChoice } from '#client/features/inhouse/boards/use-next-choice.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import heights from '#client/features/inhouse/stage/art/heights.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { StagePart } from '#client/features/inhouse/stage/StagePart.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { type LimboView, reachChance } from '#games/limbo.ts';
import { toNumber } from '#games/ratio.ts';
import styles from './LimboBoard.module.css';
import { LimboSky } from './LimboSky.tsx';
import { targetFrom, targetReached } from './limbo-scale.ts';

const suggested = [150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000];

/** A comet rises; the bet is that it will get as high as a line somebody drew. */
export function LimboBoard({ round, stake, play }: BoardProps) {
  const { t, i18n } = useLingui();
  const { choice, choose, shown } = useNextChoice<{ target: number }>(round, { target: 200 });
  const { target } = choice;
  const view = viewOf<LimboView>(shown);
  const times = (hundredths: number) =>
    i18n.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  /** As short as it can be written, and as it may be typed. */
  const short = (value: number, digits: number) =>
    i18n.number(value, { maximumFractionDigits: digits, useGrouping: false });
  const chance = toNumber(reachChance(target));
  return (
    <>
      <Backdrop ground={heights} />
      <div className={styles.sky} data-coming={shown?.id}>
        <LimboSky target={target} view={view} roundId={shown?.id} times={times} />
        <p className={styles.told} aria-live="polite" data-won={view?.isWon}>
          {view ? (
            <span key={shown?.id} className={styles.said}>
              <b aria-hidden="true">× {times(view.reached)}</b>
              <span className={styles.words}>
                <Trans>It rose to × {times(view.reached)}</Trans>
              </span>
            </span>
          ) : (
            <span className={styles.said}>
              <b>× {times(target)}</b>
              <span className={styles.words}>
                <Trans>How high will it go?</Trans>
              </span>
            </span>
          )}
        </p>
      </div>
      <Controls>
        <StagePart at="settings">
          <div className={styles.fields}>
            <TypedFigure
              label={t`Target ×`}
              name="target"
              value={short(target / 100, 2)}
              read={targetFrom}
              onFigure={(read) => choose({ target: read })}
            />
            <TypedFigure
              label={t`Chance %`}
              name="chance"
              value={short(chance * 100, 4)}
              onFigure={(figure) => choose({ target: targetReached(figure / 100) })}
            />
          </div>
          <ul className={styles.suggested} aria-label={t`Targets`}>
            {suggested.map((one) => (
              <li key={one}>
                <Chip isChosen={one === target} onClick={() => choose({ target: one })}>
                  × {short(one / 100, 2)}
                </Chip>
              </li>
            ))}
          </ul>
        </StagePart>
      </Controls>
      <PlayBar label={t`Launch`} onPlay={() => play({ stake, target })} />
    </>
  );
}
