import { countries, flagOf } from '#contract/countries.ts';
import type { Language } from '#contract/values.ts';

export interface CountryChoice {
  countryCode: string;
  countryDialingCode: string;
  /** In the reader's language, from the platform: catalogues need not carry the world. */
  name: string;
  /** The country whose flag is shown beside it. */
  flag: string;
}

/** The countries to choose from, in the alphabet of the one who chooses. */
export function countryChoices(language: Language): CountryChoice[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => ({
      ...country,
      name: names.of(country.countryCode) ?? country.countryCode,
      flag: flagOf(country.countryCode),
    }))
    .sort((one, other) => compare(one.name, other.name));
}
