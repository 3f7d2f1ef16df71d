import { mostPicks, oddsTogether, type Pick, payoutOf } from '#demo/vendor/rules/bet-slip.ts';
import { button, element } from '../element.ts';
import { fillWords } from '../fill-words.ts';
import type { Link } from '../game-page.ts';
import { drawStakes } from '../stake-steps.ts';
import { choiceName, marketName, oddsText } from './market-words.ts';

/** A choice on the slip, with what it is called. */
export interface Picked extends Pick {
  home: string;
  away: string;
  kind: string;
  map?: number | undefined;
  isOpen: boolean;
}

export interface SlipPanel {
  root: HTMLElement;
  draw(picks: readonly Picked[]): void;
  close(): void;
}

interface SlipGiven {
  stakes: readonly bigint[];
  remove(pick: Picked): void;
  clear(): void;
  place(stake: bigint): Promise<void>;
}

/** At the foot of the screen: one line until it is opened, and gone while nothing is chosen. */
export function openSlipPanel(link: Link, given: SlipGiven): SlipPanel {
  let picks: readonly Picked[] = [];
  const title = element('span', { class: 'slip-title' });
  const odds = element('b', { class: 'slip-odds' });
  const head = element(
    'button',
    { type: 'button', class: 'slip-head', 'aria-expanded': 'false' },
    title,
    odds,
  );
  const list = element('ul', { class: 'slip-list' });
  const pays = element('b', { class: 'slip-pays' });
  const stakes = drawStakes(link, given.stakes, () => drawSum());
  const place = button('', 'slip-place', () => given.place(stakes.chosen()));
  const clear = button(link.say('clear'), 'slip-clear', given.clear);
  const sum = element('p', { class: 'slip-sum' }, `${link.say('toWin')} `, pays);
  const body = element(
    'div',
    { class: 'slip-body' },
    list,
    stakes.root,
    sum,
    element('div', { class: 'slip-end' }, clear, place),
  );
  const root = element('section', { class: 'slip', 'aria-label': link.say('slip') }, head, body);
  const setOpen = (isOpen: boolean) => {
    root.classList.toggle('is-open', isOpen);
    head.setAttribute('aria-expanded', String(isOpen));
  };
  head.addEventListener('click', () => setOpen(!root.classList.contains('is-open')));

  function drawSum(): void {
    const together = oddsTogether(picks.map((pick) => pick.odds));
    odds.textContent = picks.length > 0 ? oddsText(together, link.language) : '';
    pays.textContent = link.formatMoney(payoutOf(stakes.chosen(), together));
    place.textContent = fillWords(link.say('place'), { amount: link.formatMoney(stakes.chosen()) });
    place.disabled =
      picks.some(({ isOpen }) => !isOpen) || picks.length > mostPicks || link.isPaused();
  }

  function drawPick(pick: Picked): HTMLElement {
    const remove = button('×', 'slip-remove', () => given.remove(pick));
    const name = choiceName(link.say, pick, pick.choice);
    remove.setAttribute('aria-label', `${link.say('remove')}: ${name}`);
    return element(
      'li',
      { class: pick.isOpen ? 'slip-pick' : 'slip-pick is-closed' },
      element(
        'div',
        { class: 'slip-what' },
        element('b', {}, name),
        element('span', {}, `${marketName(link.say, pick)} · ${pick.home} – ${pick.away}`),
      ),
      element(
        'b',
        { class: 'slip-odds' },
        pick.isOpen ? oddsText(pick.odds, link.language) : link.say('suspended'),
      ),
      remove,
    );
  }

  return {
    root,
    draw(now) {
      picks = now;
      root.hidden = picks.length === 0;
      const count = picks.length;
      title.textContent =
        count > 1 ? fillWords(link.say('multiple'), { count }) : link.say('single');
      list.replaceChildren(...picks.map(drawPick));
      drawSum();
    },
    close: () => setOpen(false),
  };
}
