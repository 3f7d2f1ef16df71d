/**
 * What a game is about, and which motif its cover shows. The form is Spanish grammar: m and f take
 * an article; a is feminine but says "el" (el águila); p and q are proper names, masculine and
 * feminine, and take none.
 */
export type Form = 'm' | 'f' | 'a' | 'p' | 'q';

export type Subject = readonly [
  motif: string,
  form: Form,
  es: string,
  en: string,
  zh: string,
  ms: string,
];
