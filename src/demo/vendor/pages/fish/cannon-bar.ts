import { type CannonStrength, cannonStrengths } from '#demo/vendor/rules/fish-kinds.ts';
import type { GunTold } from '#demo/vendor/server/fish-gun.ts';
import { button, drawing, element } from '../element.ts';
import type { Link } from '../game-page.ts';
import { shortMoney } from '../live/short-money.ts';
import type { FishSay } from './mount-fish-pond.ts';

interface CannonActs {
  fire(): void;
  step(by: 1 | -1): void;
  strengthen(strength: CannonStrength): void;
}

/** Everything the pond does, with buttons: what is aimed at, how strong, and what is loaded. */
export function openCannonBar(link: Link, say: FishSay, acts: CannonActs) {
  let strength: CannonStrength = 1;
  const target = element('p', { class: 'fish-target', role: 'status' });
  const choices = cannonStrengths.map((each) => strengthButton(each, choose, say));
  const loaded = element('strong', {});
  const caught = element('strong', {});
  const figures = element(
    'p',
    { class: 'fish-figures' },
    element('span', {}, `${say('magazine')} `, loaded),
    element('span', {}, `${say('caught')} `, caught),
  );
  const fire = button(say('fire'), 'fish-fire', acts.fire);
  const previous = stepButton(say('previous'), 'M15 5l-7 7 7 7', () => acts.step(-1));
  const next = stepButton(say('next'), 'M9 5l7 7-7 7', () => acts.step(1));
  const group = element('div', {
    class: 'fish-strengths',
    role: 'radiogroup',
    'aria-label': say('strength'),
  });
  group.append(...choices.map(({ node }) => node));
  const node = element(
    'section',
    { class: 'fish-bar' },
    target,
    element('div', { class: 'fish-row' }, group, previous, fire, next),
    figures,
  );

  function choose(chosen: CannonStrength) {
    strength = chosen;
    acts.strengthen(chosen);
    for (const choice of choices) {
      const isChosen = choice.strength === chosen;
      choice.node.setAttribute('aria-checked', String(isChosen));
      choice.node.tabIndex = isChosen ? 0 : -1;
      if (isChosen && group.contains(document.activeElement)) choice.node.focus();
    }
  }
  const pressed = (event: KeyboardEvent) => steer(event, acts);
  document.addEventListener('keydown', pressed);
  choose(1);
  const money = (minor: string) => link.formatMoney(BigInt(minor));
  return {
    node,
    strength: () => strength,
    aim: (text: string) => target.replaceChildren(text),
    show(gun: GunTold, shots: readonly string[]) {
      loaded.textContent = money(gun.magazine);
      caught.textContent = money(gun.won);
      for (const [nth, choice] of choices.entries()) {
        const cost = shots[nth];
        if (cost === undefined) continue;
        choice.cost.textContent = shortMoney(BigInt(cost), link.currency);
        choice.node.setAttribute(
          'aria-label',
          `${say('strength')} ${choice.strength}: ${say('shot', { amount: money(cost) })}`,
        );
      }
    },
    clear() {
      loaded.textContent = money('0');
      caught.textContent = money('0');
    },
    close: () => document.removeEventListener('keydown', pressed),
  };
}

/** Arrows aim and the space bar fires wherever one is, unless a button is meant by them. */
function steer(event: KeyboardEvent, acts: CannonActs) {
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest('[role="radiogroup"]') || document.querySelector('dialog[open]')) return;
  if (event.key === 'ArrowRight') acts.step(1);
  if (event.key === 'ArrowLeft') acts.step(-1);
  if (event.key === ' ' && !(at instanceof HTMLButtonElement)) {
    event.preventDefault();
    acts.fire();
  }
}

function strengthButton(
  strength: CannonStrength,
  choose: (strength: CannonStrength) => void,
  say: FishSay,
) {
  const cost = element('span', { class: 'fish-cost' });
  const bars = cannonStrengths.map((each) =>
    drawing('rect', {
      x: (each - 1) * 7,
      y: 16 - each * 4,
      width: 5,
      height: each * 4 + 2,
      rx: 1.5,
      opacity: each <= strength ? 1 : 0.25,
    }),
  );
  const mark = drawing('svg', { viewBox: '0 0 20 18', 'aria-hidden': 'true' }, ...bars);
  const node = element('button', { type: 'button', role: 'radio', class: 'fish-strength' });
  node.append(mark, cost);
  node.setAttribute('aria-label', `${say('strength')} ${strength}`);
  node.addEventListener('click', () => choose(strength));
  node.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key];
    if (step !== undefined) choose((((strength - 1 + step + 3) % 3) + 1) as CannonStrength);
  });
  return { node, cost, strength };
}

function stepButton(label: string, path: string, act: () => void): HTMLButtonElement {
  const made = button('', 'fish-step', act);
  made.setAttribute('aria-label', label);
  made.append(
    drawing('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, drawing('path', { d: path })),
  );
  return made;
}
