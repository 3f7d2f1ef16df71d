import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import { statusQuery } from '#client/ground/site/status-query.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Field } from '#client/ui/Field.tsx';
import { Flag } from '#client/ui/Flag.tsx';
import { countryChoices } from './country-choices.ts';
import styles from './MobileField.module.css';

interface MobileFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'type'> {
  /** Two letters; empty: where the visitor comes from. */
  country: string;
  onCountry: (countryCode: string) => void;
}

/** A country with its flag and code, and the number after it, as phones fill it in. */
export function MobileField({ country, onCountry, ...input }: MobileFieldProps) {
  const { t } = useLingui();
  const choices = countryChoices(useLanguage());
  const chosen = choices.find((one) => one.countryCode === country) ?? choices[0];
  return (
    <div className={styles.mobile}>
      <label className={styles.country}>
        <span className={styles.label}>{t`Country`}</span>
        <span className={styles.box}>
          {chosen && <Flag country={chosen.flag} />}
          <span aria-hidden="true">+{chosen?.countryDialingCode}</span>
          <select
            className={styles.select}
            name="country"
            autoComplete="tel-country-code"
            value={chosen?.countryCode}
            onChange={(event) => onCountry(event.target.value)}
          >
            {choices.map((one) => (
              <option key={one.countryCode} value={one.countryCode}>
                {one.name} +{one.countryDialingCode}
              </option>
            ))}
          </select>
        </span>
      </label>
      <Field
        {...input}
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </div>
  );
}

/** Where the visitor comes from, if accounts are opened there; what a form begins with. */
export function useOwnCountry(): {
  countryCode: string;
  dialingCodeOf: (country: string) => string;
} {
  const choices = countryChoices(useLanguage());
  const here = useQuery(statusQuery).data?.location.country;
  return useMemo(() => {
    const codes = new Map(choices.map((one) => [one.countryCode, one.countryDialingCode]));
    return {
      countryCode: here && codes.has(here) ? here : 'CO',
      dialingCodeOf: (country) => codes.get(country) ?? '',
    };
  }, [choices, here]);
}
