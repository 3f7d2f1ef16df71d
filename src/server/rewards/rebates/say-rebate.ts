import type { Language } from '#contract/languages.ts';

/** What its player reads of a rebate: of which day it is. */
export function sayRebate(day: string, language: Language): string {
  const date = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
  return words[language](date);
}

const localeOf: Readonly<Record<Language, string>> = {
  es: 'es-CO',
  en: 'en',
  zh: 'zh-CN',
  ms: 'ms',
};

const words: Readonly<Record<Language, (date: string) => string>> = {
  es: (date) => `Devolución por tus apuestas del ${date}`,
  en: (date) => `Rebate on your bets of ${date}`,
  zh: (date) => `${date}投注返水`,
  ms: (date) => `Rebat pertaruhan anda pada ${date}`,
};

/** What its player reads of one that they collected. */
export function sayCollected(language: Language): string {
  return collectedWords[language];
}

const collectedWords: Readonly<Record<Language, string>> = {
  es: 'Devolución que recogiste',
  en: 'Rebate that you collected',
  zh: '您领取的返水',
  ms: 'Rebat yang anda kutip',
};
