import { writeNumber } from '#contract/write-number.ts';
import { baccaratOdds, baccaratSpots } from '#demo/vendor/rules/live-baccarat.ts';
import type { LiveView } from '#demo/vendor/server/live-table.ts';
import { button, element } from '../element.ts';
import type { Link } from '../game-page.ts';
import type { LiveSay } from './mount-live-table.ts';

/** How it is played and what each bet brings back, where the bets are laid. */
export function openLiveRules(
  game: LiveView['game'],
  limits: LiveView['limits'],
  link: Link,
  say: LiveSay,
) {
  const dialog = element('dialog', { class: 'live-rules', 'aria-label': say('rules') });
  const money = (minor: string) => link.formatMoney(BigInt(minor));
  const returns = game === 'baccarat' ? baccaratSpots : [];
  const percent = (spot: keyof typeof baccaratOdds) =>
    writeNumber(baccaratOdds[spot], link.language, { least: 2 });
  dialog.append(
    element('h2', {}, say('rules')),
    element('p', {}, say(game === 'baccarat' ? 'rulesBaccarat' : 'rulesRoulette')),
    element(
      'ul',
      {},
      ...returns.map((spot) =>
        element('li', {}, say('returns', { spot: say(spot), percent: percent(spot) })),
      ),
    ),
    element(
      'p',
      {},
      `${say('least', { amount: money(limits.least) })}. ${say('most', { amount: money(limits.most) })}.`,
    ),
    element('p', {}, say('stays')),
    button(say('close'), 'live-act', () => dialog.close()),
  );
  const opener = button('?', 'live-help', () => dialog.showModal());
  opener.setAttribute('aria-label', say('rules'));
  return { dialog, opener };
}
