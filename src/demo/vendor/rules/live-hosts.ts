import type { Language } from '#contract/values.ts';

/** Who sits at a live table: drawn, and by the table's code always the same. */
export interface LiveHost {
  model: string;
  name: string;
  game: string;
  languages: Language[];
}

const names = [
  'Abril',
  'Bruna',
  'Celia',
  'Dana',
  'Elena',
  'Farah',
  'Gala',
  'Inés',
  'Jun',
  'Kei',
  'Lía',
  'Mei',
  'Nadia',
  'Olga',
  'Paz',
  'Rina',
];
const spoken: readonly (readonly Language[])[] = [['es', 'en'], ['en', 'zh'], ['es'], ['en', 'ms']];

export function hostOf(game: string): LiveHost {
  const hash = [...game].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 17);
  return {
    model: `${game}-host`.slice(0, 64),
    name: names[hash % names.length] ?? '',
    game,
    languages: [...(spoken[(hash >>> 5) % spoken.length] ?? [])],
  };
}
