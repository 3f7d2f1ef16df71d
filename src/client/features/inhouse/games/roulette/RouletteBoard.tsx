import { useLingui } from '@lingui/react/macro';
import { use, useRef, useState } from 'react';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { Controls } from '#client/features/inhouse/boards/Controls.tsx';
import { useNextChoice } from '#client/features/inhouse/boards/use-next-choice.ts';
import { BarState, PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import { LastResults } from '#client/features/inhouse/stage/LastResults.tsx';
import { StagePart } from '#client/features/inhouse/stage/StagePart.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { writeMoney } from '#contract/write-money.ts';
import type { RouletteView } from '#games/roulette.ts';
import { colourOf } from '#games/roulette-bets.ts';
import { BetTray } from './BetTray.tsx';
import { asPlayed, betsOn, type Chip, type Kind, sumByBet } from './layout.ts';
import styles from './RouletteBoard.module.css';
import { RouletteTable } from './RouletteTable.tsx';
import { RouletteWheel } from './RouletteWheel.tsx';
import { useBetWords } from './use-bet-words.ts';

/** A chip is as large as the bar says; the wheel runs for all of them at once. */
export function RouletteBoard({ round, currency, stake, play }: BoardProps) {
  const { t, i18n } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  const { choice, choose, shown } = useNextChoice<{ chips: readonly Chip[] }>(round, { chips: [] });
  const [kind, setKind] = useState<Kind>('straight');
  const [picking, setPicking] = useState<number | null>(null);
  const view = viewOf<RouletteView>(round);
  const { chips } = choice;
  const laid = sumByBet(chips);
  const total = [...laid.values()].reduce((all, one) => all + one, 0n);
  const sum = writeMoney(total.toString(), currency, i18n.locale);
  const paid = viewOf<RouletteView>(shown)?.chips.filter((chip) => chip.paid !== '0') ?? [];
  const won = new Set(paid.map(({ bet }) => bet));
  const lay = (bet: string) => {
    setPicking(null);
    choose({ chips: [...chips, { bet, stake }] });
  };
  const touch = (number: number) => {
    const bets = betsOn(number, kind);
    const [only] = bets;
    if (only && bets.length === 1) lay(only.name);
    else setPicking(picking === number ? null : number);
  };
  const spin = () => {
    setPicking(null);
    // On a small phone the table is longer than its screen: whoever laid the last bet wants to see it run.
    top.current?.scrollIntoView({ block: 'nearest' });
    play({ chips: asPlayed(chips) });
  };
  const common = { laid, currency, won, roundId: round?.id, onBet: lay };
  return (
    <>
      <div ref={top} className={styles.top} data-coming={round?.id}>
        <Outcome number={view?.number ?? null} roundId={round?.id} />
      </div>
      <RouletteTable
        {...common}
        number={view?.number ?? null}
        picking={picking}
        onNumber={touch}
        onUndo={() => choose({ chips: chips.slice(0, -1) })}
        onClear={() => choose({ chips: [] })}
      />
      <Controls>
        <StagePart at="settings">
          <BetTray
            {...common}
            offers={picking === null ? [] : betsOn(picking, kind).map(({ name }) => name)}
          />
          <KindRow
            kind={kind}
            onChoose={(next) => {
              setKind(next);
              setPicking(null);
            }}
          />
        </StagePart>
      </Controls>
      <PlayBar
        hasChips
        label={total === 0n ? t`Tap the table to place chips` : t`Spin for ${sum}`}
        isDisabled={total === 0n}
        onPlay={spin}
      />
    </>
  );
}

/** The wheel, the number it came to in its middle, and beside it the last twelve. */
function Outcome({ number, roundId }: { number: number | null; roundId: string | undefined }) {
  const words = useBetWords();
  const bar = use(BarState);
  return (
    <>
      <RouletteWheel number={number} roundId={roundId} />
      <p className={styles.told} aria-live="polite">
        {number !== null && (
          <span
            key={roundId}
            data-colour={colourOf(number)}
            aria-label={words.numberSaid(number)}
            role="img"
          >
            {number}
          </span>
        )}
      </p>
      {bar && <LastResults rounds={bar.rounds.slice(0, 12)} isBoard />}
    </>
  );
}

/** What a touch of a number means. */
function KindRow({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  const { t } = useLingui();
  return (
    <ChipRow
      label={t`A number is touched for`}
      chips={[
        { key: 'straight', label: t({ message: 'Number', context: 'roulette bet' }) },
        { key: 'split', label: t`Two` },
        { key: 'street', label: t`Three` },
        { key: 'corner', label: t`Four` },
        { key: 'line', label: t`Six` },
      ]}
      chosen={kind}
      onChoose={onChoose}
    />
  );
}
