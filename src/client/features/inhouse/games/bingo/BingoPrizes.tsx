import { Trans } from '@lingui/react/macro';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import { bingoPrizes } from '#games/bingo/prizes.ts';
import styles from './BingoBoard.module.css';

const prizes = bingoPrizes();

/** What a card is paid, by how early; those that can no longer be reached are crossed out. */
export function BingoPrizes({ called }: { called: number | null }) {
  return (
    <div className={styles.prizes}>
      <span id="bingo-line">
        <Trans>Line</Trans>
      </span>
      <Rungs kind="line" called={called} />
      <span id="bingo-house">
        <Trans context="bingo">Full house</Trans>
      </span>
      <Rungs kind="house" called={called} />
    </div>
  );
}

function Rungs({ kind, called }: { kind: 'line' | 'house'; called: number | null }) {
  const rungs = prizes.filter((prize) => prize.for === kind);
  const times = useTimes();
  const next = rungs.find(({ by }) => called !== null && by >= called);
  return (
    <ol aria-labelledby={`bingo-${kind}`}>
      {rungs.map((rung) => (
        <li
          key={rung.by}
          data-gone={(called !== null && rung.by < called) || undefined}
          data-next={rung === next || undefined}
        >
          <b>× {times(rung.multiplier)}</b>
          <small>
            <Trans context="balls called">by {rung.by}</Trans>
          </small>
        </li>
      ))}
    </ol>
  );
}
