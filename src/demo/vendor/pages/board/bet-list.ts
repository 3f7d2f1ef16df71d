import type { SlipView } from '#demo/vendor/server/match-board.ts';
import { element } from '../element.ts';
import { fillWords } from '../fill-words.ts';
import type { Link } from '../game-page.ts';
import { choiceName, marketName, oddsText } from './market-words.ts';

/** What is open and what was settled, newest first. */
export function drawBets(link: Link, slips: readonly SlipView[]): HTMLElement[] {
  if (slips.length === 0) return [element('p', { class: 'bets-none' }, link.say('noBets'))];
  return slips.map((slip) => drawBet(link, slip));
}

function drawBet(link: Link, slip: SlipView): HTMLElement {
  const payout = link.formatMoney(BigInt(slip.payout));
  const state =
    slip.state === 'won'
      ? fillWords(link.say('wonSlip'), { amount: payout })
      : link.say(slip.state === 'lost' ? 'lostSlip' : 'openSlip');
  const count = slip.picks.length;
  const head = element(
    'div',
    { class: 'bet-head' },
    element('b', {}, count > 1 ? fillWords(link.say('multiple'), { count }) : link.say('single')),
    element('span', { class: 'bet-state' }, state),
  );
  const picks = slip.picks.map((pick) =>
    element(
      'li',
      { class: 'bet-pick', 'data-result': pick.result ?? '' },
      element('b', {}, choiceName(link.say, pick, pick.choice)),
      element('span', {}, `${marketName(link.say, pick)} · ${pick.home} – ${pick.away}`),
      element('b', { class: 'bet-odds' }, oddsText(pick.odds, link.language)),
    ),
  );
  const foot = element(
    'p',
    { class: 'bet-foot' },
    `${link.say('stake')} ${link.formatMoney(BigInt(slip.stake))} · ${link.say('odds')} ${oddsText(slip.odds, link.language)} · ${link.say('toWin')} ${payout}`,
  );
  return element(
    'article',
    { class: 'bet', 'data-state': slip.state },
    head,
    element('ul', { class: 'bet-picks' }, ...picks),
    foot,
  );
}
