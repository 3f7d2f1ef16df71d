import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Eraser, Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { Controls } from '#client/features/inhouse/boards/Controls.tsx';
import { RiskRow } from '#client/features/inhouse/boards/RiskRow.tsx';
import { comingMs, useComingTold } from '#client/features/inhouse/boards/use-coming.ts';
import { useNextChoice } from '#client/features/inhouse/boards/use-next-choice.ts';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import heights from '#client/features/inhouse/stage/art/heights.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { type KenoChoices, type KenoView, kenoPicks, kenoRisks, kenoTable } from '#games/keno.ts';
import { shown as written } from '#games/ratio.ts';
import styles from './KenoBoard.module.css';
import { KenoGrid } from './KenoGrid.tsx';
import { fillPicks, togglePick } from './keno-picks.ts';

type Kind = Omit<KenoChoices, 'stake'>;

/** Forty numbers, ten of them picked, ten of them drawn. */
export function KenoBoard({ round, stake, play }: BoardProps) {
  const { t } = useLingui();
  const { choice, choose, shown } = useNextChoice<Kind>(round, { risk: 'classic', picks: [] });
  const { risk, picks } = choice;
  const view = viewOf<KenoView>(shown);
  useComingTold(shown?.id, drawnAt);
  const pick = (next: readonly number[]) => choose({ risk, picks: next });
  const count = picks.length;
  return (
    <>
      <Backdrop ground={heights} />
      <div className={styles.board} data-coming={shown?.id}>
        <KenoGrid
          picks={picks}
          view={view}
          roundId={shown?.id}
          onPick={(number) => pick(togglePick(picks, number))}
        />
        <div className={styles.tools}>
          <Controls>
            <IconButton
              label={t`Pick for me`}
              icon={Shuffle}
              variant="raised"
              onClick={() => pick(fillPicks(count === kenoPicks ? [] : picks))}
            />
          </Controls>
          <p className={styles.told} aria-live="polite">
            {view ? <Drawn view={view} key={shown?.id} /> : <Picked count={count} />}
          </p>
          <Controls>
            <IconButton
              label={t`Clear`}
              icon={Eraser}
              variant="raised"
              disabled={count === 0}
              onClick={() => pick([])}
            />
          </Controls>
        </div>
        <KenoPays risk={risk} hits={view?.hits.length ?? null} roundId={shown?.id} />
      </div>
      <RiskRow risks={kenoRisks} chosen={risk} onChoose={(next) => choose({ picks, risk: next })} />
      <PlayBar
        label={t`Draw`}
        isDisabled={count < kenoPicks}
        onPlay={() => play({ stake, risk, picks })}
      />
    </>
  );
}

/** A number every so often. */
const drawnAt = Array.from({ length: kenoPicks }, (_, place) => (place * comingMs) / kenoPicks);

function Picked({ count }: { count: number }) {
  return count === 0 ? (
    <Trans>Pick ten numbers, or let chance pick them.</Trans>
  ) : (
    <Trans>{count} of 10 picked</Trans>
  );
}

function Drawn({ view }: { view: KenoView }) {
  const hits = view.hits.length;
  const numbers = view.drawn.join(', ');
  return (
    <span className={styles.drawn}>
      <b>
        <Plural value={hits} one="# hit" other="# hits" />
      </b>{' '}
      <VisuallyHidden>
        <Trans>Drawn: {numbers}</Trans>
      </VisuallyHidden>
    </span>
  );
}

interface KenoPaysProps {
  risk: KenoChoices['risk'];
  /** What was hit, where that is in sight. */
  hits: number | null;
  roundId: string | undefined;
}

/** What each number of hits pays; only those that pay anything. */
function KenoPays({ risk, hits, roundId }: KenoPaysProps) {
  const { t } = useLingui();
  const times = useTimes();
  const pays = useMemo(
    () =>
      kenoTable(risk)
        .map((pay, count) => ({ count, multiplier: written(pay) }))
        .filter(({ multiplier }) => multiplier !== '0'),
    [risk],
  );
  return (
    <ol className={styles.pays} aria-label={t`What hits pay`} key={roundId}>
      {pays.map(({ count, multiplier }) => (
        <li key={count} data-hit={hits === count || undefined}>
          <span>
            <span aria-hidden="true">{count} ★</span>
            <VisuallyHidden>
              <Plural value={count} one="# hit" other="# hits" />
            </VisuallyHidden>
          </span>
          <b>×{times(multiplier)}</b>
        </li>
      ))}
    </ol>
  );
}
