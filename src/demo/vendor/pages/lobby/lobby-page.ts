import './lobby.css';
import { button, element } from '../element.ts';
import type { Link } from '../game-page.ts';

/** What there is to play, a tile each; the one that is pressed is opened. */
export function drawLobby(
  games: readonly Link['game'][],
  title: string,
  choose: (code: string) => Promise<void>,
): HTMLElement {
  const tiles = games.map(({ code, name, type }) => {
    const tile = button('', 'lobby-tile', () => choose(code));
    tile.dataset.type = type;
    tile.append(
      element('span', { class: 'lobby-mark', 'aria-hidden': 'true' }, markOf(name)),
      element('span', { class: 'lobby-name' }, name),
    );
    return element('li', {}, tile);
  });
  return element(
    'section',
    { class: 'lobby' },
    element('h2', { class: 'lobby-title' }, title),
    element('ul', { class: 'lobby-games' }, ...tiles),
  );
}

/** Its first letter, of any script. */
function markOf(name: string): string {
  const [first = '·'] = new Intl.Segmenter().segment(name);
  return typeof first === 'string' ? first : first.segment.toLocaleUpperCase();
}
