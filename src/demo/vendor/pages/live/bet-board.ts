import { baccaratSpots } from '#demo/vendor/rules/live-baccarat.ts';
import { colourOf, rouletteSpots } from '#demo/vendor/rules/live-roulette.ts';
import type { LiveView } from '#demo/vendor/server/live-table.ts';
import { element } from '../element.ts';
import type { Link } from '../game-page.ts';
import type { LiveSay } from './mount-live-table.ts';
import { shortMoney } from './short-money.ts';
import type { LiveWord } from './words-live.ts';

const baccaratPays = { player: '1', banker: '0.95', tie: '8', playerPair: '11', bankerPair: '11' };

/** Where chips are laid; one's own lie on top, everybody else's beside them. */
export function openBetBoard(
  game: LiveView['game'],
  link: Link,
  say: LiveSay,
  place: (spot: string) => void,
) {
  const names = game === 'roulette' ? rouletteSpots : baccaratSpots;
  const spots = new Map(names.map((name) => [name, drawSpot(name, game, say, place)]));
  const node = element('div', { class: 'live-board' });
  node.append(...[...spots.values()].map((spot) => spot.node));
  return {
    node,
    show(view: LiveView) {
      const others = view.bets.filter(({ nickname }) => nickname !== view.me);
      const isOpen = view.phase === 'betting';
      for (const [name, spot] of spots) {
        const mine = view.mine?.spots[name];
        const laid = others.filter((one) => one.spots[name] !== undefined);
        spot.mine.hidden = mine === undefined;
        spot.mine.textContent = mine === undefined ? '' : shortMoney(BigInt(mine), link.currency);
        spot.others.replaceChildren(...othersChips(laid, name, link.currency));
        spot.node.classList.toggle('is-won', (view.outcome?.returns[name] ?? 0) > 100);
        spot.node.setAttribute('aria-disabled', String(!isOpen));
        const amount = mine === undefined ? '' : link.formatMoney(BigInt(mine));
        spot.said.textContent = amount === '' ? '' : say('mine', { amount });
      }
    },
  };
}

function drawSpot(
  name: string,
  game: LiveView['game'],
  say: LiveSay,
  place: (spot: string) => void,
) {
  const number = /^n(\d+)$/.exec(name)?.[1];
  const title = number === undefined ? say(name as LiveWord) : number;
  const pays = game === 'baccarat' ? baccaratPays[name as keyof typeof baccaratPays] : '';
  const mine = element('span', { class: 'live-chip live-chip-mine', 'aria-hidden': 'true' });
  const others = element('span', { class: 'live-others', 'aria-hidden': 'true' });
  const said = element('span', { class: 'unseen' });
  const node = element(
    'button',
    { type: 'button', class: `live-spot live-spot-${number === undefined ? name : 'number'}` },
    element('span', { class: 'live-spot-name' }, title),
    pays === '' ? null : element('span', { class: 'live-spot-pays' }, `${pays} : 1`),
    others,
    mine,
    said,
  );
  if (number !== undefined) node.dataset.colour = colourOf(Number(number));
  node.addEventListener('click', () => place(name));
  return { node, mine, others, said };
}

const mostShown = 2;

function othersChips(laid: LiveView['bets'], spot: string, currency: string): HTMLElement[] {
  const chips = laid.slice(0, mostShown).map((one) => {
    const amount = shortMoney(BigInt(one.spots[spot] ?? 0), currency);
    return element('span', { class: 'live-other' }, `${one.nickname} · ${amount}`);
  });
  if (laid.length > mostShown) {
    chips.push(element('span', { class: 'live-other' }, `+${laid.length - mostShown}`));
  }
  return chips;
}
