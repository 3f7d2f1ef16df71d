import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Field } from '#client/ui/Field.tsx';
import type { DraftFault } from './contract-draft.ts';
import { faultWords } from './fault-words.ts';

interface CountFieldProps {
  label: ReactNode;
  value: string;
  fault: DraftFault | undefined;
  onChange: (typed: string) => void;
}

/** How many members; empty, none. */
export function CountField({ label, value, fault, onChange }: CountFieldProps) {
  const { i18n } = useLingui();
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      maxLength={7}
      value={value}
      error={fault && i18n._(faultWords[fault])}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
