import type { Link } from './game-page.ts';

/** Every word in every language: a key that one of them lacks is found by the compiler. */
export type WordTable<Key extends string> = Record<Link['language'], Record<Key, string>>;

/** Puts values where `{name}` stands. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What card tables call their cards, for whoever hears them. */
export const cardWords = {
  en: {
    card: '{rank} of {suit}',
    hidden: 'face-down card',
    s: 'spades',
    h: 'hearts',
    d: 'diamonds',
    c: 'clubs',
    A: 'ace',
    K: 'king',
    Q: 'queen',
    J: 'jack',
  },
  es: {
    card: '{rank} de {suit}',
    hidden: 'carta tapada',
    s: 'picas',
    h: 'corazones',
    d: 'diamantes',
    c: 'tréboles',
    A: 'as',
    K: 'rey',
    Q: 'reina',
    J: 'jota',
  },
  zh: {
    card: '{suit}{rank}',
    hidden: '背面朝上的牌',
    s: '黑桃',
    h: '红心',
    d: '方块',
    c: '梅花',
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
  },
  ms: {
    card: '{rank} {suit}',
    hidden: 'kad tertutup',
    s: 'sped',
    h: 'lekuk',
    d: 'berlian',
    c: 'kelawar',
    A: 'as',
    K: 'raja',
    Q: 'permaisuri',
    J: 'pekak',
  },
} satisfies WordTable<'card' | 'hidden' | 's' | 'h' | 'd' | 'c' | 'A' | 'K' | 'Q' | 'J'>;

export type CardWord = keyof (typeof cardWords)['en'];
