import { factsOf, type InLanguages, wordsIn } from './languages.ts';

interface Digits {
  /** Digits behind the point that are always there. */
  least?: number;
  /** Where the figure is rounded. */
  most?: number;
}

/** A plain number as its market writes it: 1.234,5 in Spanish, 1,234.5 elsewhere. */
export function writeNumber(value: number, language: string, digits: Digits = {}): string {
  const { least = 0, most = Math.max(least, 2) } = digits;
  const [whole = '0', part = ''] = Math.abs(value).toFixed(most).split('.');
  const kept = part.slice(0, least) + part.slice(least).replace(/0+$/, '');
  const isMinus = value < 0 && /[1-9]/.test(whole + kept);
  const figure = groupDigits(whole, language) + (kept ? factsOf(language).point + kept : '');
  return `${isMinus ? '−' : ''}${figure}`;
}

/** A large number in a word, two digits exact: 5 M, 500万. */
export function writeShort(value: number, language: string): string {
  const size = Math.abs(value);
  const scale = wordsIn(scales, language).findLast(([from]) => size >= from) ?? [1, ''];
  const scaled = value / scale[0];
  const most = Math.abs(scaled) < 10 ? 1 : 0;
  return writeNumber(scaled, language, { most }) + scale[1];
}

export function groupDigits(whole: string, language: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, factsOf(language).group);
}

const scales: InLanguages<readonly (readonly [from: number, word: string])[]> = {
  es: [
    [1e3, '\u00a0mil'],
    [1e6, '\u00a0M'],
  ],
  en: [
    [1e3, 'K'],
    [1e6, 'M'],
    [1e9, 'B'],
  ],
  zh: [
    [1e4, '万'],
    [1e8, '亿'],
  ],
  ms: [
    [1e3, 'K'],
    [1e6, 'J'],
    [1e9, 'B'],
  ],
};
