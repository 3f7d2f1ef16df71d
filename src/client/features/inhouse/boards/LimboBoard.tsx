import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Chip } from '#client/ui/Chip.tsx';
import { Field } from '#client/ui/Field.tsx';
import { type LimboView, reachChance } from '#games/limbo.ts';
import { toNumber } from '#games/ratio.ts';
import { type BoardProps, viewOf } from '../board.ts';
import { PlayBar } from '../PlayBar.tsx';
import { StagePart } from '../stage/StagePart.tsx';
import { Controls } from './Controls.tsx';
import { Figures } from './Figures.tsx';
import styles from './LimboBoard.module.css';
import { LimboSky } from './LimboSky.tsx';
import { targetFrom } from './limbo-scale.ts';
import { useNextChoice } from './use-next-choice.ts';

const suggested = [150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000];

/** A lantern rises; the bet is that it will get as high as a line somebody drew. */
export function LimboBoard({ round, stake, play }: BoardProps) {
  const { t, i18n } = useLingui();
  const { choice, choose, shown } = useNextChoice<{ target: number }>(round, { target: 200 });
  const { target } = choice;
  const [typed, setTyped] = useState<string | null>(null);
  const view = viewOf<LimboView>(shown);
  const times = (hundredths: number) =>
    i18n.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  /** As short as it can be written, and as it may be typed. */
  const short = (hundredths: number) =>
    i18n.number(hundredths / 100, { maximumFractionDigits: 2, useGrouping: false });
  const type = (text: string) => {
    setTyped(text);
    const read = targetFrom(text);
    if (read !== null) choose({ target: read });
  };
  return (
    <>
      <div className={styles.sky} data-coming={shown?.id}>
        <LimboSky target={target} view={view} roundId={shown?.id} times={times} />
        <p className={styles.told} aria-live="polite" data-won={view?.isWon}>
          {view && (
            <span key={shown?.id}>
              <Trans>It rose to × {times(view.reached)}</Trans>
            </span>
          )}
        </p>
      </div>
      <Controls>
        <StagePart at="settings">
          <Field
            label={t`It gets at least as high as ×`}
            name="target"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            value={typed ?? short(target)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(null)}
          />
          <ul className={styles.suggested} aria-label={t`Targets`}>
            {suggested.map((one) => (
              <li key={one}>
                <Chip
                  isChosen={one === target}
                  onClick={() => {
                    setTyped(null);
                    choose({ target: one });
                  }}
                >
                  × {short(one)}
                </Chip>
              </li>
            ))}
          </ul>
        </StagePart>
      </Controls>
      <Figures
        figures={[
          {
            name: t`Chance`,
            value: i18n.number(toNumber(reachChance(target)), {
              style: 'percent',
              maximumFractionDigits: 4,
            }),
          },
          { name: t`Pays`, value: `× ${times(target)}` },
        ]}
      />
      <PlayBar label={t`Let it rise`} onPlay={() => play({ stake, target })} />
    </>
  );
}
