import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './Chip.module.css';
import rail from './ChipRow.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { keyedStep } from './keyed-step.ts';
import { useCentred } from './use-centred.ts';

interface ChipRowProps<Key extends string> {
  /** What is being chosen. */
  label: string;
  chips: readonly { key: Key; label: ReactNode; icon?: LucideIcon }[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** Tabs show another panel beneath; a radio group changes what the one list holds. */
  role?: 'tablist' | 'radiogroup';
  /** The id of the panel that tabs show. */
  controls?: string;
}

/** Choices that exclude each other, in a row that scrolls; the chosen one slides to the centre. */
export function ChipRow<Key extends string>(props: ChipRowProps<Key>) {
  const { label, chips, chosen, onChoose, role = 'radiogroup', controls } = props;
  const row = useRef<HTMLDivElement>(null);
  useCentred(row, chosen);
  const isTabs = role === 'tablist';
  const chosenAt = Math.max(
    chips.findIndex((chip) => chip.key === chosen),
    0,
  );
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = keyedStep(
      event.key,
      chosenAt,
      chips.length,
      getComputedStyle(event.currentTarget),
    );
    const chip = next === null ? undefined : chips[next];
    if (next === null || !chip) return;
    event.preventDefault();
    onChoose(chip.key);
    (event.currentTarget.children[next] as HTMLElement).focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the linter does not see its role, which is given
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it takes may be named
    <div ref={row} className={rail.row} role={role} aria-label={label} onKeyDown={step}>
      {chips.map((chip, place) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: tabs are selected and radios are checked
        <button
          key={chip.key}
          type="button"
          role={isTabs ? 'tab' : 'radio'}
          className={classNames(styles.chip, chip.key === chosen && styles.chosen)}
          aria-selected={isTabs ? chip.key === chosen : undefined}
          aria-checked={isTabs ? undefined : chip.key === chosen}
          aria-controls={isTabs ? controls : undefined}
          tabIndex={place === chosenAt ? 0 : -1}
          onClick={() => onChoose(chip.key)}
        >
          {chip.icon && <Icon of={chip.icon} size={18} />}
          {chip.label}
        </button>
      ))}
    </div>
  );
}
