import { Trans, useLingui } from '@lingui/react/macro';
import { Eraser, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { RouletteView } from '#games/roulette.ts';
import { type BoardProps, viewOf } from '../board.ts';
import { PlayBar } from '../PlayBar.tsx';
import styles from './RouletteBoard.module.css';
import { BetTray } from './roulette/BetTray.tsx';
import { asPlayed, betsOn, type Chip, type Kind, sumByBet } from './roulette/layout.ts';
import { RouletteTable } from './roulette/RouletteTable.tsx';
import { RouletteWheel } from './roulette/RouletteWheel.tsx';
import { useBetWords } from './roulette/use-bet-words.ts';
import { useNextChoice } from './use-next-choice.ts';

/** A chip is as large as the bar says; the wheel runs for all of them at once. */
export function RouletteBoard({ round, currency, stake, play }: BoardProps) {
  const { t } = useLingui();
  const words = useBetWords();
  const top = useRef<HTMLDivElement>(null);
  const { choice, choose, shown } = useNextChoice<{ chips: readonly Chip[] }>(round, { chips: [] });
  const [kind, setKind] = useState<Kind>('straight');
  const [picking, setPicking] = useState<number | null>(null);
  const view = viewOf<RouletteView>(round);
  const { chips } = choice;
  const laid = sumByBet(chips);
  const total = [...laid.values()].reduce((all, one) => all + one, 0n);
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
    // The bets are longer than a phone: whoever laid the last one at the bottom wants to see it run.
    top.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    play({ chips: asPlayed(chips) });
  };
  const common = { laid, currency, won, roundId: round?.id, onBet: lay };
  return (
    <>
      <div className={styles.wheel} ref={top} data-coming={round?.id}>
        <RouletteWheel number={view?.number ?? null} roundId={round?.id} />
        <p className={styles.told} aria-live="polite">
          {view && (
            <span key={round?.id} aria-label={words.numberSaid(view.number)} role="img">
              {view.number}
            </span>
          )}
        </p>
      </div>
      <RouletteTable {...common} number={view?.number ?? null} picking={picking} onNumber={touch} />
      <KindRow
        kind={kind}
        onChoose={(next) => {
          setKind(next);
          setPicking(null);
        }}
      />
      <BetTray
        {...common}
        offers={picking === null ? [] : betsOn(picking, kind).map(({ name }) => name)}
      />
      <div className={styles.tools}>
        <IconButton
          label={t`Take the last chip back`}
          icon={Undo2}
          variant="raised"
          disabled={chips.length === 0}
          onClick={() => choose({ chips: chips.slice(0, -1) })}
        />
        <p className={styles.total}>
          {total === 0n ? (
            <Trans>Touch the table to lay chips.</Trans>
          ) : (
            <Trans>
              On the table: <Money minor={total.toString()} currency={currency} />
            </Trans>
          )}
        </p>
        <IconButton
          label={t`Clear the table`}
          icon={Eraser}
          variant="raised"
          disabled={chips.length === 0}
          onClick={() => choose({ chips: [] })}
        />
      </div>
      <PlayBar label={t`Spin`} isDisabled={total === 0n} onPlay={spin} />
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
