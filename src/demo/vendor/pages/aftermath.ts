import { element } from './element.ts';
import { fillWords } from './fill-words.ts';
import { moneyText } from './money-text.ts';

/** In words: that a game was interrupted, and what comes back or is paid for it. */
export function aftermathLines(
  { currency, back, paid }: Aftermath,
  language: string,
  say: (word: string) => string,
): HTMLElement[] {
  const line = (word: string, digits: string) => {
    const amount = moneyText(BigInt(digits), currency, language);
    return element('p', {}, fillWords(say(word), { amount }));
  };
  return [
    element('p', {}, say('left.off')),
    ...(back === '0' ? [] : [line('left.back', back)]),
    ...(paid === '0' ? [] : [line('left.paid', paid)]),
  ];
}

/** What became of rounds that could not be finished; digits of the currency's smallest unit. */
export interface Aftermath {
  currency: string;
  rounds: number;
  back: string;
  paid: string;
}
