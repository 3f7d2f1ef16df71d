import { bigRoadOf } from '#demo/vendor/rules/live-roads.ts';
import { colourOf } from '#demo/vendor/rules/live-roulette.ts';
import type { LiveView } from '#demo/vendor/server/live-table.ts';
import { drawing, element } from '../element.ts';
import type { LiveSay } from './mount-live-table.ts';
import type { LiveWord } from './words-live.ts';

/** What came so far: beads in their order, and for baccarat the big road beside them. */
export function openRoad(game: LiveView['game'], say: LiveSay) {
  const node = element('div', {
    class: 'live-road',
    tabindex: '0',
    role: 'group',
    'aria-label': say('road'),
  });
  let told = '?';
  return {
    node,
    show(history: readonly string[]) {
      if (told === history.join()) return;
      told = history.join();
      if (history.length === 0) {
        node.replaceChildren(
          element(
            'p',
            { class: 'live-road-empty' },
            say(game === 'roulette' ? 'noneYet' : 'roadEmpty'),
          ),
        );
        return;
      }
      if (game === 'roulette') node.replaceChildren(...history.toReversed().map(numberBead));
      else node.replaceChildren(beadPlate(history, say), bigRoad(history), listOf(history, say));
      if (game === 'baccarat') scrollToEnd(node, history);
    },
  };
}

function numberBead(number: string): HTMLElement {
  const bead = element('span', { class: 'live-bead' }, number);
  bead.dataset.colour = colourOf(Number(number));
  return bead;
}

const cell = 15;

/** The latest ring is seen, and no empty columns behind it instead of the beads. */
function scrollToEnd(node: HTMLElement, history: readonly string[]) {
  const last = Math.max(0, ...bigRoadOf(history).map(({ column }) => column));
  const beads = Math.max(6, Math.ceil(Math.min(36, history.length) / 6));
  node.scrollLeft = (beads + last + 3) * cell - node.clientWidth;
}

/** Six deep, from the top down and then to the right. */
function beadPlate(history: readonly string[], say: LiveSay): SVGElement {
  const latest = history.slice(-36);
  const columns = Math.max(6, Math.ceil(latest.length / 6));
  const beads = latest.map((result, nth) => {
    const [x, y] = [Math.floor(nth / 6) * cell + cell / 2, (nth % 6) * cell + cell / 2];
    const letter = drawing('text', { x, y: y + 3, class: 'road-letter' });
    letter.textContent = say(result as LiveWord).slice(0, 1);
    return drawing(
      'g',
      {},
      drawing('circle', { cx: x, cy: y, r: 6.4, class: `road-${result}` }),
      letter,
    );
  });
  return grid('live-beads', columns, beads);
}

function bigRoad(history: readonly string[]): SVGElement {
  const rings = bigRoadOf(history);
  const columns = Math.max(16, ...rings.map(({ column }) => column + 2));
  const marks = rings.map(({ column, row, side, ties }) => {
    const [x, y] = [column * cell + cell / 2, row * cell + cell / 2];
    const ring = drawing('circle', { cx: x, cy: y, r: 5.4, class: `road-ring road-ring-${side}` });
    const struck = drawing('path', {
      d: `M${x - 5} ${y + 5}L${x + 5} ${y - 5}`,
      class: 'road-struck',
    });
    return ties > 0 ? drawing('g', {}, ring, struck) : ring;
  });
  return grid('live-big-road', columns, marks);
}

function grid(style: string, columns: number, marks: readonly SVGElement[]): SVGElement {
  const [width, height] = [columns * cell, 6 * cell];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, nth) => `M${nth * cell} 0V${height}`),
    ...Array.from({ length: 7 }, (_, nth) => `M0 ${nth * cell}H${width}`),
  ];
  return drawing(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height, class: style, 'aria-hidden': 'true' },
    drawing('path', { d: lines.join(''), class: 'road-lines' }),
    ...marks,
  );
}

/** The same for whoever hears it. */
function listOf(history: readonly string[], say: LiveSay): HTMLElement {
  const last = history.slice(-12).map((result) => say(result as LiveWord));
  return element('p', { class: 'unseen' }, `${say('beads')}: ${last.join(', ')}`);
}
