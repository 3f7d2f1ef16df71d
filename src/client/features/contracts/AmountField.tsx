import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { readTyped, showTyped, type TypedAmount } from '#client/ui/typed-amount.ts';
import { isPartInUse } from '#contract/write-money.ts';

interface AmountFieldProps {
  label: ReactNode;
  currency: string;
  value: TypedAmount;
  error?: ReactNode;
  onChange: (typed: TypedAmount) => void;
}

/** A sum among other fields; empty, it asks for nothing. */
export function AmountField({ label, currency, value, error, onChange }: AmountFieldProps) {
  const { i18n } = useLingui();
  return (
    <Field
      label={
        <>
          {label} <small>({currency})</small>
        </>
      }
      inputMode={isPartInUse(currency) ? 'decimal' : 'numeric'}
      autoComplete="off"
      placeholder="0"
      value={showTyped(value, i18n.locale)}
      error={error}
      onChange={({ target }) => onChange(readTyped(target.value, currency, i18n.locale, value))}
    />
  );
}
