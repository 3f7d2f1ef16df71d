import { writeMoney } from '#contract/write-money.ts';
import { currency } from './merchant.ts';
import { type Worded, worded } from './worded.ts';

/** An amount in a text, written as the app writes every other. */
export function money(whole: number): Worded {
  const minor = `${whole}00`;
  const write = (language: string) => writeMoney(minor, currency.code, language);
  return worded(write('es'), write('en'), write('zh'), write('ms'));
}
