export interface Country {
  /** Two letters of ISO 3166. */
  countryCode: string;
  /** Digits only; people see it with a + before it. */
  countryDialingCode: string;
}

/** The countries a player may choose for a number, by code; names are the platform's to tell. */
export const countries: readonly Country[] = [
  ['AR', '54'],
  ['BO', '591'],
  ['BR', '55'],
  ['CL', '56'],
  ['CN', '86'],
  ['CO', '57'],
  ['CR', '506'],
  ['DO', '1'],
  ['EC', '593'],
  ['ES', '34'],
  ['GT', '502'],
  ['HK', '852'],
  ['HN', '504'],
  ['ID', '62'],
  ['JP', '81'],
  ['KR', '82'],
  ['MX', '52'],
  ['MY', '60'],
  ['NI', '505'],
  ['PA', '507'],
  ['PE', '51'],
  ['PH', '63'],
  ['PY', '595'],
  ['SG', '65'],
  ['SV', '503'],
  ['TH', '66'],
  ['TW', '886'],
  ['US', '1'],
  ['UY', '598'],
  ['VE', '58'],
  ['VN', '84'],
].map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode }));

export function isDialingCode(code: string): boolean {
  return countries.some(({ countryDialingCode }) => countryDialingCode === code);
}

/** The country whose flag stands beside a code. ES is shown as CO, as the specification maps it. */
export function flagOf(countryCode: string): string {
  return countryCode === 'ES' ? 'CO' : countryCode;
}
