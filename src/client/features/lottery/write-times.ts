import { factsOf } from '#contract/languages.ts';
import { type Ratio, shown } from '#games/ratio.ts';

/** How many times a stake is paid, with the reader's own point: 48,51 in Spanish. */
export function writeTimes(times: Ratio, language: string, places = 2): string {
  const [whole = '0', part] = shown(times, places).split('.');
  const { group, point } = factsOf(language);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part === undefined ? grouped : `${grouped}${point}${part}`;
}
