import type { ChairTold, PokerTold } from '#demo/vendor/server/poker-told.ts';
import { drawing, element } from '../element.ts';
import type { Link } from '../game-page.ts';
import { tableCard } from '../table-card.ts';
import { wantsCalm } from '../table-motion.ts';
import type { PokerSay } from './mount-poker-table.ts';
import { nameOf } from './told-in-words.ts';

const chairs = [0, 1, 2, 3, 4, 5];

/** The table from above; whoever looks sits nearest. */
export function openPokerFelt(link: Link, say: PokerSay) {
  const seats = chairs.map(() => openSeat(link, say));
  const board = element('div', { class: 'poker-board' });
  const pots = element('div', { class: 'poker-pots' });
  const node = element(
    'section',
    { class: 'poker-felt', 'aria-label': say('table') },
    element('div', { class: 'poker-cloth' }),
    element('div', { class: 'poker-middle' }, pots, board),
    ...seats.map((seat) => seat.node),
  );
  let shownBoard = '';
  return {
    node,
    show(table: PokerTold, before: PokerTold | null) {
      for (const place of chairs) {
        const spot = (place - (table.me ?? 0) + 6) % 6;
        seats[spot]?.show(table, place);
      }
      const text = table.board.join();
      if (text !== shownBoard) {
        const kept = text.startsWith(shownBoard) ? board.childElementCount : 0;
        if (kept === 0) board.replaceChildren();
        for (const name of table.board.slice(kept)) {
          const card = tableCard(name, link.language);
          board.append(card);
          if (before) appear(card, (board.childElementCount - kept) * 90);
        }
        shownBoard = text;
      }
      pots.replaceChildren(
        ...table.pots.map((amount, nth) =>
          element(
            'span',
            { class: 'poker-pot' },
            say(nth === 0 ? 'pot' : 'sidePot', { amount: link.formatMoney(BigInt(amount)) }),
          ),
        ),
      );
    },
  };
}

function appear(card: HTMLElement, delay: number) {
  if (wantsCalm()) return;
  card.animate(
    [
      { transform: 'translateY(-26px) rotate(-8deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 260, delay, fill: 'backwards', easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

function openSeat(link: Link, say: PokerSay) {
  const cards = element('div', { class: 'poker-cards' });
  const name = element('span', { class: 'poker-name' });
  const stack = element('span', { class: 'poker-stack' });
  const state = element('span', { class: 'poker-state' });
  const face = element('span', { class: 'poker-face', 'aria-hidden': 'true' });
  const bet = element('span', { class: 'poker-bet' });
  const button = element('span', { class: 'poker-button', title: say('dealer') }, 'D');
  const plate = element('div', { class: 'poker-plate' }, face, name, stack, state);
  const node = element('div', { class: 'poker-seat' }, cards, plate, bet, button);
  let shownCards = '';
  return {
    node,
    show(table: PokerTold, place: number) {
      const chair = table.chairs[place] ?? null;
      node.classList.toggle('is-empty', chair === null);
      node.classList.toggle('is-me', place === table.me);
      node.classList.toggle('is-turn', chair !== null && table.turn === place);
      node.classList.toggle('has-folded', chair?.hasFolded ?? false);
      node.classList.toggle('is-robot', chair?.isRobot ?? false);
      const won = table.result?.won.some((one) => one.place === place) ?? false;
      node.classList.toggle('is-winner', won);
      button.hidden = table.button !== place || chair === null;
      name.textContent = chair ? nameOf(table, place, say) : say('empty');
      name.classList.toggle('unseen', chair === null);
      plate.title = chair?.isRobot ? say('robotMark') : '';
      stack.textContent = chair ? link.formatMoney(BigInt(chair.stack)) : '';
      state.textContent = chair ? stateText(chair, say) : '';
      face.replaceChildren(chair ? faceOf(chair) : '');
      bet.hidden = !chair || chair.bet === '0';
      bet.textContent = chair ? link.formatMoney(BigInt(chair.bet)) : '';
      const held = heldCards(chair);
      const key = `${table.hand} ${held.join()}`;
      if (key === shownCards) return;
      shownCards = key;
      cards.replaceChildren(...held.map((card) => tableCard(card, link.language)));
    },
  };
}

/** Two backs while cards are held that nobody else may see. */
function heldCards(chair: ChairTold | null): (string | null)[] {
  if (!chair?.isPlaying) return [];
  if (chair.cards) return chair.cards;
  return chair.hasFolded ? [] : [null, null];
}

function stateText(chair: ChairTold, say: PokerSay): string {
  if (chair.isAllIn) return say('isAllIn');
  if (chair.hasFolded) return say('folded');
  if (chair.isOut) return say('out');
  return '';
}

function faceOf(chair: ChairTold): Node {
  if (!chair.isRobot) return document.createTextNode(chair.name.slice(0, 1).toUpperCase());
  return drawing(
    'svg',
    { viewBox: '0 0 24 24' },
    drawing('path', { d: 'M12 2v3M5 8h14v10H5zM2 11v4M22 11v4M9 15h6' }),
    drawing('circle', { cx: 9, cy: 11.5, r: 1.2 }),
    drawing('circle', { cx: 15, cy: 11.5, r: 1.2 }),
  );
}
