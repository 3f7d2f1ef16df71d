import './table-card.css';
import { drawing, element } from './element.ts';
import type { Link } from './game-page.ts';
import { type CardWord, cardWords, fill } from './words-table.ts';

/** A playing card, by its name such as `Ts`, or its back; named for whoever does not see it. */
export function tableCard(name: string | null, language: Link['language']): HTMLElement {
  const words = cardWords[language];
  const card = element('div', { class: 'table-card', role: 'img' });
  if (name === null) {
    card.classList.add('is-back');
    card.setAttribute('aria-label', words.hidden);
    return card;
  }
  const [rank = '', suit = 's'] = name;
  const shown = rank === 'T' ? '10' : rank;
  card.dataset.suit = suit;
  card.setAttribute('aria-label', cardName(name, language));
  card.append(
    element('span', { class: 'table-card-rank', 'aria-hidden': 'true' }, shown),
    suitMark(suit, 'table-card-corner'),
    suitMark(suit, 'table-card-heart'),
  );
  return card;
}

export function cardName(name: string, language: Link['language']): string {
  const words: Record<CardWord, string> = cardWords[language];
  const [rank = '', suit = ''] = name;
  const said = rank === 'T' ? '10' : (words[rank as CardWord] ?? rank);
  return fill(words.card, { rank: said, suit: words[suit as CardWord] ?? suit });
}

function suitMark(suit: string, style: string): SVGElement {
  const path = drawing('path', { d: suitPaths[suit] ?? '' });
  return drawing('svg', { viewBox: '0 0 24 24', class: style, 'aria-hidden': 'true' }, path);
}

const suitPaths: Readonly<Record<string, string>> = {
  s: 'M12 2C9 6.5 3.5 9.5 3.5 14a4.4 4.4 0 0 0 7.4 3.2L9.5 22h5l-1.4-4.8A4.4 4.4 0 0 0 20.5 14C20.5 9.5 15 6.5 12 2Z',
  h: 'M12 21C6 16 2.5 12.6 2.5 8.5A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2.5C21.5 12.6 18 16 12 21Z',
  d: 'M12 2c2.4 4 5 7.2 8 10-3 2.8-5.6 6-8 10-2.4-4-5-7.2-8-10 3-2.8 5.6-6 8-10Z',
  c: 'M12 2.5a4.5 4.5 0 0 1 3.7 7.1 4.5 4.5 0 1 1-2.3 7.4L14.5 22h-5l1.1-5a4.5 4.5 0 1 1-2.3-7.4A4.5 4.5 0 0 1 12 2.5Z',
};
