import { writeMoney } from '#contract/write-money.ts';
import { currency } from './merchant.ts';
import { inEachLanguage, type Worded } from './worded.ts';

/** An amount in a text, written as the app writes every other. */
export function money(whole: number): Worded {
  const minor = `${whole}00`;
  return inEachLanguage((language) => writeMoney(minor, currency.code, language));
}
