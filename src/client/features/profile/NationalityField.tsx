import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '#client/i18n/use-language.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Field } from '#client/ui/Field.tsx';
import { Flag } from '#client/ui/Flag.tsx';
import { flagsAtHand } from './flags-at-hand.ts';
import styles from './NationalityField.module.css';
import type { NationalityChoice } from './nationality-choices.ts';
import { useNationalitySearch } from './use-nationality-search.ts';

interface NationalityFieldProps {
  name: string;
  label: string;
  /** Two letters, or nothing. */
  value: string;
  error: string | undefined;
  hint: ReactNode;
  onChoose: (code: string) => void;
}

/** Two hundred and fifty countries, found by a few letters of their name. */
export function NationalityField(props: NationalityFieldProps) {
  const { name, label, value, error, hint, onChoose } = props;
  const language = useLanguage();
  const search = useNationalitySearch({ language, value, onChoose });
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const optionId = (code: string) => `${listId}-${code}`;
  const active = search.isOpen ? search.found[search.place] : undefined;
  useEffect(() => {
    // Where a phone's keyboard leaves little, the list is what one wants to see.
    if (search.isOpen) list.current?.scrollIntoView(nearby);
  }, [search.isOpen]);
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView(nearby);
  }, [active]);
  const press = (event: KeyboardEvent) => {
    // Enter would send the form, and Escape would close the sheet.
    if (search.onKey(event.key)) event.preventDefault();
  };
  return (
    <div className={styles.nationality}>
      <Field
        name={name}
        label={label}
        error={error}
        hint={search.isOpen ? undefined : hint}
        value={search.text}
        role="combobox"
        aria-expanded={search.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? optionId(active.code) : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        onChange={(event) => search.type(event.target.value)}
        onClick={search.open}
        onKeyDown={press}
        onBlur={search.leave}
        end={
          search.isUntouched &&
          flagsAtHand.has(value) && (
            <span className={styles.flag}>
              <Flag country={value} />
            </span>
          )
        }
      />
      {search.isOpen && search.found.length === 0 && (
        <p className={styles.none} role="status">
          <Trans>No country found.</Trans>
        </p>
      )}
      <div
        ref={list}
        id={listId}
        className={classNames(styles.list, search.isOpen && styles.open)}
        role="listbox"
        aria-label={label}
      >
        {search.isOpen &&
          search.found.map((choice) => (
            <Option
              key={choice.code}
              id={optionId(choice.code)}
              choice={choice}
              isActive={choice === active}
              onChoose={() => search.choose(choice)}
            />
          ))}
      </div>
    </div>
  );
}

const nearby = { block: 'nearest' } as const;

interface OptionProps {
  id: string;
  choice: NationalityChoice;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, choice, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which names the active one
    <div
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {flagsAtHand.has(choice.code) ? (
        <img
          className={styles.picture}
          src={`/flags/${choice.code.toLowerCase()}.svg`}
          alt=""
          width={27}
          height={18}
          loading="lazy"
        />
      ) : (
        <span className={styles.noPicture} />
      )}
      {choice.name}
    </div>
  );
}
