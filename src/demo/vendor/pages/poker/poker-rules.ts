import type { PokerTold } from '#demo/vendor/server/poker-told.ts';
import { button, element } from '../element.ts';
import type { Link } from '../game-page.ts';
import type { PokerSay } from './mount-poker-table.ts';

/** How it is played, what the house keeps, and what happens to whoever is away. */
export function openPokerRules(table: PokerTold, link: Link, say: PokerSay) {
  const dialog = element('dialog', { class: 'poker-rules', 'aria-label': say('rules') });
  const money = (minor: string) => link.formatMoney(BigInt(minor));
  const blinds = say('blinds', { small: money(table.smallBlind), big: money(table.bigBlind) });
  const lines = [
    'rulesText',
    'rulesRake',
    'rulesOdd',
    'rulesTime',
    'rulesVoid',
    'robotsSay',
  ] as const;
  dialog.append(
    element('h2', {}, say('rules')),
    element('p', {}, `${blinds} · ${say('buyIn')} ${money(table.least)} – ${money(table.most)}`),
    ...lines.map((line) => element('p', {}, say(line))),
    button(say('close'), 'poker-act poker-call', () => dialog.close()),
  );
  const opener = button('?', 'poker-help', () => dialog.showModal());
  opener.setAttribute('aria-label', say('rules'));
  return { dialog, opener };
}
