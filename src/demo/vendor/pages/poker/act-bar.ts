import type { PokerTold } from '#demo/vendor/server/poker-told.ts';
import { button, element } from '../element.ts';
import type { Link } from '../game-page.ts';
import type { PokerSay } from './mount-poker-table.ts';
import { nearestStep, potRaise, raiseSteps } from './raise-steps.ts';

type Act = (wish: Readonly<Record<string, string>>) => void | Promise<void>;

/** What one may do now: fold, check or call, and raise by a slide or one of three usual amounts. */
export function openActBar(link: Link, say: PokerSay, act: Act): ActBar {
  return new ActBar(link, say, act);
}

const presets = [
  ['half', 50n],
  ['whole', 100n],
  ['most', null],
] as const;

class ActBar {
  readonly node: HTMLElement;
  private readonly link: Link;
  private readonly say: PokerSay;
  private readonly time = element('div', { class: 'poker-time', 'aria-hidden': 'true' });
  private readonly call: HTMLButtonElement;
  private readonly raise: HTMLButtonElement;
  private readonly slide: HTMLInputElement;
  private readonly sizes: HTMLElement;
  private table: PokerTold | null = null;
  private steps: bigint[] = [];
  private turn = '';
  private running: Animation | null = null;

  constructor(link: Link, say: PokerSay, act: Act) {
    this.link = link;
    this.say = say;
    const play = (wish: Readonly<Record<string, string>>) => act({ kind: 'play', ...wish });
    const fold = button(say('fold'), 'poker-act', () => play({ act: 'fold' }));
    this.call = button('', 'poker-act poker-call', () =>
      play({ act: this.table?.allowed?.canCheck ? 'check' : 'call' }),
    );
    this.raise = button('', 'poker-act poker-raise', () =>
      play({ act: 'raise', to: String(this.amount()) }),
    );
    this.slide = element('input', {
      type: 'range',
      class: 'poker-slide',
      min: '0',
      'aria-label': say('amount'),
    });
    this.slide.addEventListener('input', () => this.showAmount());
    const usual = presets.map(([word, part]) =>
      button(say(word), 'poker-preset', () => this.choose(part)),
    );
    this.sizes = element(
      'div',
      { class: 'poker-sizes' },
      this.slide,
      element('div', { class: 'poker-presets' }, ...usual),
    );
    const row = element('div', { class: 'poker-row' }, fold, this.call, this.raise);
    this.node = element('div', { class: 'poker-acts', hidden: '' }, this.time, this.sizes, row);
  }

  show(table: PokerTold) {
    const { allowed } = table;
    this.table = table;
    this.node.hidden = allowed === null;
    const turn = allowed ? `${table.hand} ${table.street} ${table.until}` : '';
    if (allowed && turn !== this.turn) this.begin(table);
    this.turn = turn;
    if (!allowed) return;
    const isAll = table.chairs[table.me ?? -1]?.stack === allowed.call;
    const call = { amount: this.link.formatMoney(BigInt(allowed.call)) };
    this.call.textContent = allowed.canCheck
      ? this.say('check')
      : this.say(isAll ? 'callAll' : 'call', call);
    this.raise.hidden = allowed.raise === null;
    this.sizes.hidden = this.steps.length < 2;
    this.showAmount();
  }

  close() {
    this.running?.cancel();
  }

  private amount(): bigint {
    return this.steps[Number(this.slide.value)] ?? 0n;
  }

  private showAmount() {
    const { table, say } = this;
    const to = this.amount();
    const amount = this.link.formatMoney(to);
    const isOpening = table?.allowed?.canCheck && table.street !== 'preflop';
    const word = to === this.steps.at(-1) ? 'allIn' : isOpening ? 'bet' : 'raise';
    this.raise.textContent = say(word, { amount });
    this.slide.setAttribute('aria-valuetext', amount);
  }

  /** So many hundredths of the pot on top of a call; null is everything. */
  private choose(hundredths: bigint | null) {
    const { steps, table } = this;
    const wanted = hundredths === null || !table ? steps.at(-1) : potRaise(table, hundredths);
    this.slide.value = String(nearestStep(steps, wanted ?? 0n));
    this.showAmount();
  }

  private begin({ allowed, bigBlind, until, now }: PokerTold) {
    const raise = allowed?.raise;
    this.steps = raise ? raiseSteps(BigInt(raise.least), BigInt(raise.most), BigInt(bigBlind)) : [];
    this.slide.max = String(Math.max(0, this.steps.length - 1));
    this.slide.value = '0';
    this.running?.cancel();
    const left = Math.max(0, until - now);
    const from = { transform: `scaleX(${left / turnMilliseconds})` };
    this.running = this.time.animate([from, { transform: 'scaleX(0)' }], {
      duration: left,
      fill: 'forwards',
    });
  }
}

const turnMilliseconds = 20_000;
