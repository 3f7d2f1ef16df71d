import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRate } from '#agents/rate.ts';
import { Field } from '#client/ui/Field.tsx';
import type { DraftFault } from './contract-draft.ts';
import { faultWords } from './fault-words.ts';

interface RateFieldProps {
  label: ReactNode;
  value: string;
  /** What the offering side gets itself; undefined where that is not known. */
  most: number | undefined;
  fault: DraftFault | undefined;
  onChange: (typed: string) => void;
}

/** A rate in per cent, with the most that it may be. */
export function RateField({ label, value, most, fault, onChange }: RateFieldProps) {
  const { i18n } = useLingui();
  const bound = most === undefined ? undefined : formatRate(most, i18n.locale);
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      maxLength={8}
      value={value}
      hint={bound && <Trans>At most {bound}, which you get yourself.</Trans>}
      error={
        fault === 'rate-above' && bound ? (
          <Trans>That is more than the {bound} that you get yourself.</Trans>
        ) : (
          fault && i18n._(faultWords[fault])
        )
      }
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
