import { type InLanguages, wordsIn } from '#contract/languages.ts';
import { sayDate } from '#contract/say-time.ts';

/** What its player reads of a rebate: of which day it is. */
export function sayRebate(day: string, language: string): string {
  return wordsIn(words, language)(sayDate(day, language));
}

const words: InLanguages<(date: string) => string> = {
  es: (date) => `Devolución por tus apuestas del ${date}`,
  en: (date) => `Rebate on your bets of ${date}`,
  zh: (date) => `${date}投注返水`,
  ms: (date) => `Rebat pertaruhan anda pada ${date}`,
};

/** What its player reads of one that they collected. */
export function sayCollected(language: string): string {
  return wordsIn(collectedWords, language);
}

const collectedWords: InLanguages<string> = {
  es: 'Devolución que recogiste',
  en: 'Rebate that you collected',
  zh: '您领取的返水',
  ms: 'Rebat yang anda kutip',
};
