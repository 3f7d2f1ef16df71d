import { Trans, useLingui } from '@lingui/react/macro';
import { Eraser, Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { type KenoChoices, type KenoView, kenoPicks, kenoRisks, kenoTable } from '#games/keno.ts';
import { shown as written } from '#games/ratio.ts';
import { type BoardProps, viewOf } from '../board.ts';
import { PlayBar } from '../PlayBar.tsx';
import styles from './KenoBoard.module.css';
import { KenoGrid } from './KenoGrid.tsx';
import { fillPicks, togglePick } from './keno-picks.ts';
import { RiskRow } from './RiskRow.tsx';
import { useNextChoice } from './use-next-choice.ts';

type Kind = Omit<KenoChoices, 'stake'>;

/** Forty numbers, ten of them picked, ten of them drawn. */
export function KenoBoard({ round, stake, play }: BoardProps) {
  const { t } = useLingui();
  const { choice, choose, shown } = useNextChoice<Kind>(round, { risk: 'classic', picks: [] });
  const { risk, picks } = choice;
  const view = viewOf<KenoView>(shown);
  const pick = (next: readonly number[]) => choose({ risk, picks: next });
  const count = picks.length;
  return (
    <>
      <div className={styles.board} data-coming={shown?.id}>
        <KenoGrid
          picks={picks}
          view={view}
          roundId={shown?.id}
          onPick={(number) => pick(togglePick(picks, number))}
        />
        <p className={styles.told} aria-live="polite">
          {view ? <Drawn view={view} key={shown?.id} /> : <Trans>{count} of 10 picked</Trans>}
        </p>
        <KenoPays risk={risk} hits={view?.hits.length ?? null} roundId={shown?.id} />
      </div>
      <div className={styles.tools}>
        <Button
          variant="outline"
          isWide
          onClick={() => pick(fillPicks(count === kenoPicks ? [] : picks))}
        >
          <Icon of={Shuffle} />
          <Trans>Pick for me</Trans>
        </Button>
        <Button variant="outline" isWide disabled={count === 0} onClick={() => pick([])}>
          <Icon of={Eraser} />
          <Trans>Clear</Trans>
        </Button>
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

function Drawn({ view }: { view: KenoView }) {
  const hits = view.hits.length;
  const numbers = view.drawn.join(', ');
  return (
    <span className={styles.drawn}>
      <b>
        <Trans>{hits} hits</Trans>
      </b>{' '}
      <Trans>Drawn: {numbers}</Trans>
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
  const pays = useMemo(
    () =>
      kenoTable(risk)
        .map((times, count) => ({ count, multiplier: written(times) }))
        .filter(({ multiplier }) => multiplier !== '0'),
    [risk],
  );
  return (
    <ol className={styles.pays} aria-label={t`What hits pay`} key={roundId}>
      {pays.map(({ count, multiplier }) => (
        <li key={count} data-hit={hits === count || undefined}>
          <span>
            <Trans>{count} hits</Trans>
          </span>
          <b>× {multiplier}</b>
        </li>
      ))}
    </ol>
  );
}
