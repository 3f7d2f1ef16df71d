import { Trans, useLingui } from '@lingui/react/macro';
import { Delete, X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import type { Choice, Picker, Play } from '#lottery/types.ts';
import type { DraftChange } from '../draft.ts';
import { toggled } from '../quick-picks.ts';
import styles from './NumberPicker.module.css';
import picks from './Pickers.module.css';
import { TypedNumbers } from './TypedNumbers.tsx';

interface NumberPickerProps {
  play: Play;
  picker: Extract<Picker, { kind: 'text' }>;
  picks: Choice;
  isFull: (row: number, symbol: string) => boolean;
  change: (change: DraftChange) => void;
}

/** Whole numbers: two digits are marked on the paper, longer ones are put together key by key, or pasted. */
export function NumberPicker(props: NumberPickerProps) {
  const { picker } = props;
  const isOfPairs = picker.length === 2 && picker.symbols.length === 10;
  return (
    <>
      {isOfPairs ? <Pairs {...props} /> : <Keys {...props} />}
      <details className={styles.typed}>
        <summary>
          <Trans>Type or paste a list</Trans>
        </summary>
        <TypedNumbers {...props} />
      </details>
    </>
  );
}

function Pairs({ picks: [picked = []], isFull, change }: NumberPickerProps) {
  const { t } = useLingui();
  return (
    <div className={picks.symbols} data-many>
      {allPairs.map((pair) => (
        <button
          key={pair}
          type="button"
          className={picks.symbol}
          aria-pressed={picked.includes(pair)}
          aria-label={isFull(0, pair) ? t`${pair}, sold out` : undefined}
          data-full={isFull(0, pair) || undefined}
          disabled={isFull(0, pair) && !picked.includes(pair)}
          onClick={() => change({ kind: 'picks', picks: [toggled(picked, pair, allPairs)] })}
        >
          {pair}
        </button>
      ))}
    </div>
  );
}

function Keys({ play, picker, picks: [picked = []], isFull, change }: NumberPickerProps) {
  const { t } = useLingui();
  const [entry, setEntry] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<'repeated' | 'refused' | 'full' | null>(null);
  const set = (numbers: readonly string[]) => change({ kind: 'picks', picks: [numbers] });
  const press = (symbol: string) => {
    const next = [...entry, symbol];
    setFault(null);
    if (next.length < picker.length) return setEntry(next);
    setEntry([]);
    const number = next.join('');
    if (play.review([[number]]) !== null) return setFault('refused');
    if (play.review([[...picked, number]]) !== null) return setFault('repeated');
    if (isFull(0, number)) return setFault('full');
    return set([...picked, number]);
  };
  const isBall = (picker.symbols[0]?.length ?? 1) > 1;
  const written = (number: string) => (isBall ? (number.match(/../g) ?? []).join(' ') : number);
  return (
    <div className={styles.keyed}>
      <div className={styles.boxes} role="img" aria-label={t`Being typed: ${entry.join(' ')}`}>
        {Array.from({ length: picker.length }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its place alone
          <span key={place} className={styles.box} data-next={place === entry.length || undefined}>
            {entry[place]}
          </span>
        ))}
      </div>
      <div className={styles.keys} data-balls={isBall || undefined}>
        {picker.symbols.map((symbol) => (
          <button
            key={symbol}
            type="button"
            className={picks.symbol}
            disabled={isBall && entry.includes(symbol)}
            onClick={() => press(symbol)}
          >
            {symbol}
          </button>
        ))}
        <button
          type="button"
          className={picks.symbol}
          aria-label={t`Delete the last digit`}
          disabled={entry.length === 0}
          onClick={() => setEntry(entry.slice(0, -1))}
        >
          <Icon of={Delete} size={20} isDirectional />
        </button>
      </div>
      {fault && (
        <p className={picks.wrong} role="status">
          {fault === 'repeated' && <Trans>This number is already chosen.</Trans>}
          {fault === 'refused' && <Trans>This number is not played in this bet.</Trans>}
          {fault === 'full' && (
            <Trans>This number is sold out for this draw at this stake. Choose another one.</Trans>
          )}
        </p>
      )}
      {picked.length > 0 && (
        <ul className={styles.chosen} aria-label={t`Your numbers`}>
          {picked.slice(0, mostShown).map((number) => (
            <li key={number}>
              <button
                type="button"
                className={styles.number}
                aria-label={t`Remove ${written(number)}`}
                onClick={() => set(picked.filter((one) => one !== number))}
              >
                {written(number)}
                <Icon of={X} size={14} />
              </button>
            </li>
          ))}
          {picked.length > mostShown && <li>+{picked.length - mostShown}</li>}
        </ul>
      )}
    </div>
  );
}

/** A pasted list may hold thousands. */
const mostShown = 40;
const allPairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
