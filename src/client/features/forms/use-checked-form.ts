import { useLingui } from '@lingui/react';
import { type FormEvent, useRef, useState } from 'react';
import { Refused } from '#client/data/refused.ts';
import { showFirstFault } from '#client/ui/show-first-fault.ts';
import type { Fault } from '#contract/field-rules.ts';
import { sayFault } from './fault-words.ts';
import { useDraft } from './use-draft.ts';

/**
 * By the rules of fields, or in words of the form's own. What is wrong however it goes on, as more than there
 * is, is said at once; what may only be unfinished is not.
 */
export type FormFault = Fault | { words: string; isAtOnce?: boolean };

interface FormOptions<Name extends string> {
  /** Under which name what is typed outlives the form: see `use-draft.ts`. */
  draft?: string;
  initial: Record<Name, string>;
  /** Every field that is wrong; by the same rules as the gateway's. */
  check: (values: Record<Name, string>) => Partial<Record<Name, FormFault>>;
  /** Called with what was typed, once nothing is wrong. */
  send: (values: Record<Name, string>) => void;
}

export interface CheckedForm<Name extends string> {
  values: Record<Name, string>;
  set: (name: Name, text: string) => void;
  /** Name, value, change and fault, as `Field` takes them. */
  bind: (name: Name) => {
    name: Name;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  /** Whether these are right by themselves; what is wrong is shown from now on. */
  areRight: (...names: Name[]) => boolean;
  /** Empties what has been sent; nothing counts as wrong until one tries again. */
  clear: (...names: Name[]) => void;
  /** What the gateway found is shown under its field until that is changed. */
  refuse: (error: unknown) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * What is typed, what is wrong with it, and when to say so: nothing before one has tried to send it, at
 * once afterwards. Nothing that was typed is ever taken away.
 */
export function useCheckedForm<Name extends string>(options: FormOptions<Name>): CheckedForm<Name> {
  const { i18n } = useLingui();
  const [values, setValues] = useDraft(options.draft, options.initial);
  const [shown, setShown] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});
  const newest = useRef(values);
  const faults = options.check(values);
  const show = (names: readonly Name[]) => setShown((before) => new Set([...before, ...names]));
  const set = (name: Name, text: string) => {
    newest.current = { ...newest.current, [name]: text };
    setValues(newest.current);
    if (refused[name] !== undefined) setRefused({ ...refused, [name]: undefined });
  };
  const errorOf = (name: Name): string | undefined => {
    const fault = faults[name];
    if (!fault) return refused[name];
    if ('kind' in fault) return shown.has(name) ? sayFault(fault, i18n) : refused[name];
    return fault.isAtOnce || shown.has(name) ? fault.words : refused[name];
  };
  return {
    values,
    set,
    bind: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event) => set(name, event.target.value),
    }),
    areRight: (...names) => {
      show(names);
      return names.every((name) => faults[name] === undefined);
    },
    clear: (...names) => {
      for (const name of names) newest.current = { ...newest.current, [name]: '' };
      setValues(newest.current);
      setShown(new Set());
    },
    refuse: (error) => {
      if (!(error instanceof Refused)) return;
      const told = error.fields.map(({ path, message }) => [path, message]);
      setRefused(Object.fromEntries(told) as Partial<Record<Name, string>>);
    },
    onSubmit: (event) => {
      event.preventDefault();
      show(Object.keys(values) as Name[]);
      if (Object.keys(faults).length === 0) options.send(newest.current);
      else showFirstFault(event.currentTarget);
    },
  };
}
