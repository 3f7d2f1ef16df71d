import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** The words that the list is filtered by now. */
  words: string;
  onWords: (words: string) => void;
  label: string;
  /** The field of a page that is there to search. */
  isFocused?: boolean;
}

const pauseMs = 150;

/** A field that filters as one types: it answers each key at once and the list a moment later. */
export function SearchField({ words, onWords, label, isFocused = false }: SearchFieldProps) {
  const { t } = useLingui();
  const { typed, type, finish } = useTyped(words, onWords);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an element named search is not known to every browser yet
    <form
      className={styles.search}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        finish(typed);
        // The keyboard of a phone hides the half of the list.
        field.current?.blur();
      }}
    >
      <span className={styles.icon}>
        <Icon of={Search} />
      </span>
      <input
        ref={field}
        className={styles.field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {typed !== '' && (
        <IconButton
          label={t`Clear the search`}
          icon={X}
          onClick={() => {
            finish('');
            field.current?.focus();
          }}
        />
      )}
    </form>
  );
}

function useTyped(words: string, onWords: (words: string) => void) {
  const [typed, setTyped] = useState(words);
  const told = useRef(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Somebody else changed them: back was pressed, or the filters were cleared.
    if (words === told.current) return;
    told.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const finish = (text: string) => {
    clearTimeout(timer.current);
    setTyped(text);
    if (text.trim() === told.current) return;
    told.current = text.trim();
    onWords(told.current);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => finish(text), pauseMs);
  };
  return { typed, type, finish };
}
