import { useState } from 'react';
import type { Language } from '#contract/values.ts';
import {
  meantBy,
  type NationalityChoice,
  nationalityChoices,
  searchNationalities,
} from './nationality-choices.ts';

interface SearchWishes {
  language: Language;
  value: string;
  onChoose: (code: string) => void;
}

/** What is typed while one searches, what it finds, and which of it Enter would take. */
export function useNationalitySearch({ language, value, onChoose }: SearchWishes) {
  const choices = nationalityChoices(language);
  const chosen = choices.find(({ code }) => code === value);
  /** Null while nobody types: then the field says what is chosen, in the language of the moment. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const found = isOpen ? searchNationalities(choices, typed ?? '') : [];
  const settle = (code: string | undefined) => {
    if (code !== undefined) onChoose(code);
    setTyped(null);
    setOpen(false);
  };
  const open = () => {
    if (isOpen) return;
    setPlace(chosen && typed === null ? choices.indexOf(chosen) : 0);
    setOpen(true);
  };
  const step = (by: number) => {
    if (isOpen) setPlace((place + by + found.length) % Math.max(1, found.length));
    else open();
    return true;
  };
  const choose = (choice: NationalityChoice) => settle(choice.code);
  return {
    text: typed ?? chosen?.name ?? '',
    isUntouched: typed === null,
    isOpen,
    found,
    place,
    open,
    choose,
    type: (text: string) => {
      setTyped(text);
      setOpen(true);
      setPlace(0);
    },
    /** Whether the key was meant for the list. */
    onKey: (key: string): boolean => {
      if (key === 'ArrowDown') return step(1);
      if (key === 'ArrowUp') return step(-1);
      if (!isOpen) return false;
      const active = found[place];
      if (key === 'Escape') settle(undefined);
      else if (key === 'Enter' && active) choose(active);
      else return key === 'Enter';
      return true;
    },
    /** A name that was written out is taken, an emptied field takes it back, all else changes nothing. */
    leave: () => {
      if (typed === null) settle(undefined);
      else settle(typed.trim() === '' ? '' : meantBy(choices, typed)?.code);
    },
  };
}
