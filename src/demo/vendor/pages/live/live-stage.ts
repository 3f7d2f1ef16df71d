import type { LiveView } from '#demo/vendor/server/live-table.ts';
import { element } from '../element.ts';
import type { Link } from '../game-page.ts';
import { tableCard } from '../table-card.ts';
import { wantsCalm } from '../table-motion.ts';
import type { TableSound } from '../table-sound.ts';
import { drawDealer } from './dealer.ts';
import { pointsAt } from './live-clock.ts';
import type { LiveSay } from './mount-live-table.ts';
import { openWheel } from './wheel.ts';

/** The dealer, and the cloth before them with cards or a wheel on it. */
export function openLiveStage(game: LiveView['game'], link: Link, say: LiveSay, sound: TableSound) {
  const dealer = drawDealer(link.game.code);
  const felt = game === 'roulette' ? openWheelFelt() : openCardFelt(link, say);
  const paid = element('p', { class: 'live-paid', role: 'status' });
  const people = element('p', { class: 'live-people' });
  const node = element('section', { class: 'live-stage' }, dealer.node, felt.node, people, paid);
  let shown = 0;
  const showPeople = (count: number) => {
    people.textContent = count > 1 ? say('people', { count }) : say('alone');
  };
  return {
    node,
    showPeople,
    show(view: LiveView, isFirst: boolean) {
      const isNew = view.shown.length > shown;
      shown = view.shown.length;
      showPeople(view.people);
      if (view.phase === 'betting') paid.replaceChildren();
      dealer.smile(view.phase === 'result');
      dealer.look(...gaze(view));
      if (isNew && !isFirst) {
        dealer.deal();
        sound.play('card');
      }
      felt.show(view, isNew && !isFirst);
    },
    paid(text: string, isWin: boolean) {
      paid.textContent = text;
      paid.classList.toggle('is-win', isWin);
      sound.play(isWin ? 'bell' : 'tick');
    },
  };
}

/** At the player while they bet, at the cards while they fall. */
function gaze(view: LiveView): [number, number] {
  const last = view.shown.at(-1);
  if (view.phase === 'betting' || !last) return [0, 0.4];
  if (last.at === 'ball') return [-0.8, 1];
  return view.phase === 'result' ? [0, 0] : [last.at === 'player' ? -0.9 : 0.9, 1];
}

function openCardFelt(link: Link, say: LiveSay) {
  const sides = (['player', 'banker'] as const).map((at) => {
    const cards = element('div', { class: 'live-cards' });
    const total = element('span', { class: 'live-total', 'aria-live': 'off' });
    const name = element('p', { class: 'live-side-name' }, say(at), total);
    const node = element('div', { class: `live-side live-side-${at}` }, name, cards);
    return { at, cards, total, node };
  });
  const node = element('div', { class: 'live-felt' }, ...sides.map((side) => side.node));
  return {
    node,
    show(view: LiveView, isNew: boolean) {
      for (const { at, cards, total, node: side } of sides) {
        const laid = view.shown.filter((reveal) => reveal.at === at);
        total.textContent = laid.length > 0 ? String(pointsAt(view.shown, at)) : '';
        side.classList.toggle('is-winner', view.outcome?.result === at);
        if (laid.length < cards.childElementCount) cards.replaceChildren();
        for (const { what } of laid.slice(cards.childElementCount)) {
          const card = tableCard(what, link.language);
          cards.append(card);
          if (isNew) fly(card);
        }
      }
    },
  };
}

/** From the shoe at the dealer's hand to its place. */
function fly(card: HTMLElement) {
  if (wantsCalm()) return;
  const here = card.getBoundingClientRect();
  const stage = card.closest('.live-stage')?.getBoundingClientRect();
  if (!stage) return;
  const [x, y] = [
    stage.left + stage.width * 0.6 - here.left,
    stage.top + stage.height * 0.55 - here.top,
  ];
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotate(38deg) scale(0.6)`, opacity: 0 },
      { opacity: 1, offset: 0.25 },
      { transform: 'none' },
    ],
    { duration: 520, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

function openWheelFelt() {
  const wheel = openWheel();
  const number = element('p', { class: 'live-number', 'aria-hidden': 'true' });
  const node = element('div', { class: 'live-felt live-felt-wheel' }, wheel.node, number);
  return {
    node,
    show(view: LiveView, isNew: boolean) {
      const ball = view.shown.at(-1);
      if (ball && isNew) wheel.spin(Number(ball.what));
      else if (ball) wheel.rest(Number(ball.what));
      const result = view.outcome?.result;
      number.hidden = result === undefined;
      number.textContent = result ?? '';
      const { red, black } = view.outcome?.returns ?? {};
      number.dataset.colour = red ? 'red' : black ? 'black' : 'zero';
    },
  };
}
