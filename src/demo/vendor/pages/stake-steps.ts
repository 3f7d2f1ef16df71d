import { button, element } from './element.ts';
import type { Link } from './game-page.ts';

export interface Stakes {
  root: HTMLElement;
  chosen(): bigint;
  choose(stake: bigint): void;
  lock(isLocked: boolean): void;
}

/** One step down, what it is, one step up. */
export function drawStakes(
  link: Link,
  stakes: readonly bigint[],
  changed: () => void = () => {},
): Stakes {
  let at = Math.min(2, stakes.length - 1);
  let isLocked = false;
  const amount = element('output', { class: 'stake-amount', 'aria-live': 'polite' });
  const less = button('−', 'stake-step', () => step(-1));
  const more = button('+', 'stake-step', () => step(1));
  less.setAttribute('aria-label', link.say('less'));
  more.setAttribute('aria-label', link.say('more'));
  const root = element(
    'div',
    { class: 'stake-steps', role: 'group', 'aria-label': link.say('stake') },
    less,
    element(
      'div',
      { class: 'stake-shown' },
      element('span', { class: 'stake-word' }, link.say('stake')),
      amount,
    ),
    more,
  );
  const chosen = () => stakes[at] ?? 0n;
  function draw(): void {
    amount.textContent = link.formatMoney(chosen());
    less.disabled = isLocked || at === 0;
    more.disabled = isLocked || at === stakes.length - 1;
  }
  function step(by: number): void {
    at = Math.min(stakes.length - 1, Math.max(0, at + by));
    draw();
    changed();
  }
  draw();
  return {
    root,
    chosen,
    choose(stake) {
      const found = stakes.indexOf(stake);
      if (found !== -1) at = found;
      draw();
    },
    lock(locked) {
      isLocked = locked;
      draw();
    },
  };
}
