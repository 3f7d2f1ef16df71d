/** The countries whose flag lies under `public/flags`. */
export const flagsAtHand: ReadonlySet<string> = new Set(
  (
    'AE AR AT AU BD BE BG BN BO BR BZ CA CH CL CN CO CR CU CY CZ DE DK DO EC EE EG ES FI FR GB ' +
    'GR GT HK HN HR HT HU ID IE IL IN IS IT JM JP KE KH KR KW KZ LA LK LT LU LV MA MM MN MO MT ' +
    'MX MY NG NI NL NO NP NZ PA PE PH PK PL PR PT PY QA RO RS RU SA SE SG SI SK SV TH TR TT TW ' +
    'UA US UY VE VN ZA'
  ).split(' '),
);
