import type { PokerTold } from '#demo/vendor/server/poker-told.ts';
import { button, element } from '../element.ts';
import type { Link } from '../game-page.ts';
import type { PokerSay } from './mount-poker-table.ts';

type Act = (wish: Readonly<Record<string, string>>) => void | Promise<void>;

/** Coming and going: the buy-in before one sits, a rest and getting up while one does. */
export function openSitPanel(table: PokerTold, link: Link, say: PokerSay, act: Act) {
  const money = (minor: bigint) => link.formatMoney(minor);
  const unit = BigInt(table.bigBlind) * 10n;
  const steps = Array.from({ length: 7 }, (_, nth) => BigInt(table.least) + unit * BigInt(nth));
  const chosen = element('strong', {});
  const slide = element('input', {
    type: 'range',
    class: 'poker-slide',
    min: '0',
    max: '6',
    value: '6',
    'aria-label': say('buyIn'),
  });
  const amount = () => steps[Number(slide.value)] ?? 0n;
  const showAmount = () => {
    chosen.textContent = money(amount());
    slide.setAttribute('aria-valuetext', money(amount()));
  };
  slide.addEventListener('input', showAmount);
  const affordable = steps.findLastIndex((step) => step <= (link.balance() ?? step));
  slide.value = String(Math.max(0, affordable));
  showAmount();
  const sit = button(say('sit'), 'poker-act poker-call', () =>
    act({ kind: 'sit', amount: String(amount()) }),
  );
  const blinds = say('blinds', {
    small: money(BigInt(table.smallBlind)),
    big: money(BigInt(table.bigBlind)),
  });
  const coming = element(
    'div',
    { class: 'poker-sit' },
    element(
      'p',
      { class: 'poker-buy-in' },
      element('span', {}, say('buyIn')),
      chosen,
      element('span', {}, blinds),
    ),
    slide,
    sit,
    element('p', { class: 'poker-note' }, `${say('buyInSays')} ${say('robotsSay')}`),
  );
  const rest = button('', 'poker-go', () => act({ kind: isOut ? 'back' : 'rest' }));
  const getUp = button(say('getUp'), 'poker-go', () => act({ kind: 'get-up' }));
  const seated = element('div', { class: 'poker-seated' }, rest, getUp);
  let isOut = false;
  return {
    node: element('div', {}, coming, seated),
    show(now: PokerTold) {
      isOut = now.isOut;
      coming.hidden = now.me !== null;
      seated.hidden = now.me === null || now.isComing;
      rest.textContent = say(isOut ? 'back' : 'rest');
      getUp.disabled = now.isLeaving;
    },
  };
}
