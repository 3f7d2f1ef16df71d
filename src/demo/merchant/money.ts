import { currency } from './merchant.ts';
import { type Worded, worded } from './worded.ts';

/** An amount in a text, written as the app writes every other: two decimals, and the currency after. */
export function money(whole: number): Worded {
  const english = `${whole.toLocaleString('en')}.00`;
  const spanish = english.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const [es, others] = [`${spanish} ${currency.code}`, `${english} ${currency.code}`];
  return worded(es, others, others, others);
}
