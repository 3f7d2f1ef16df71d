import type { LiveView } from '#demo/vendor/server/live-table.ts';
import { button, element } from '../element.ts';
import type { Link } from '../game-page.ts';
import type { LiveSay } from './mount-live-table.ts';
import { shortMoney } from './short-money.ts';

/** One chooses a chip here and lays it above; what lies there can be taken back until the table closes. */
export function openChipTray(
  chips: readonly string[],
  link: Link,
  say: LiveSay,
  change: (kind: 'undo' | 'clear' | 'repeat') => void,
) {
  let chosen = chips[0] ?? '0';
  const buttons = chips.map((chip, nth) => {
    const made = element(
      'button',
      {
        type: 'button',
        role: 'radio',
        class: `live-chip live-chip-${nth}`,
        'aria-label': say('chip', { amount: link.formatMoney(BigInt(chip)) }),
      },
      shortMoney(BigInt(chip), link.currency),
    );
    made.addEventListener('click', () => choose(chip));
    made.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = (nth + step + chips.length) % chips.length;
      choose(chips[next] as string);
      buttons[next]?.focus();
    });
    return made;
  });
  function choose(chip: string) {
    chosen = chip;
    for (const [nth, made] of buttons.entries()) {
      const isChosen = chips[nth] === chosen;
      made.setAttribute('aria-checked', String(isChosen));
      made.tabIndex = isChosen ? 0 : -1;
    }
  }
  choose(chosen);
  const total = element('p', { class: 'live-stake', 'aria-live': 'polite' });
  const undo = button(say('undo'), 'live-act', () => change('undo'));
  const clear = button(say('clear'), 'live-act', () => change('clear'));
  const repeat = button(say('repeat'), 'live-act', () => change('repeat'));
  const row = element('div', {
    class: 'live-chips',
    role: 'radiogroup',
    'aria-label': say('chips'),
  });
  row.append(...buttons);
  const acts = element('div', { class: 'live-acts' }, total, undo, clear, repeat);
  return {
    node: element('div', { class: 'live-tray' }, row, acts),
    chip: () => chosen,
    show(view: LiveView) {
      const mine = BigInt(view.mine?.total ?? 0);
      const isOpen = view.phase === 'betting';
      total.replaceChildren(
        element('span', {}, say('stake')),
        element('strong', {}, link.formatMoney(mine)),
      );
      undo.disabled = !isOpen || mine === 0n;
      clear.disabled = !isOpen || mine === 0n;
      repeat.disabled = !isOpen || mine > 0n;
    },
  };
}
