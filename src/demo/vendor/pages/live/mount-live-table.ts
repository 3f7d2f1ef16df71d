import './live.css';
import type { LiveTold, LiveView } from '#demo/vendor/server/live-table.ts';
import { element } from '../element.ts';
import type { Link, MountGame } from '../game-page.ts';
import { openTableSound } from '../table-sound.ts';
import { fill } from '../words-table.ts';
import { openBetBoard } from './bet-board.ts';
import { openChipTray } from './chip-tray.ts';
import { openLiveClock } from './live-clock.ts';
import { openLiveRules } from './live-rules.ts';
import { openLiveStage } from './live-stage.ts';
import { openRoad } from './road-map.ts';
import type { LiveWord } from './words-live.ts';

export type LiveSay = (word: LiveWord, values?: Record<string, string | number>) => string;
type Bets = LiveView['bets'][number];
type Heard =
  | LiveTold
  | { kind: 'people'; people: number }
  | { kind: 'bets'; bets: Bets | null }
  | { kind: 'paid'; coup: number; stake: string; won: string }
  | { kind: 'refused'; code: string };

/** A table with a dealer: everybody who is there sees the same cards, the same clock and the bets. */
export const mountLiveTable: MountGame = (root, link) => {
  const page = new LivePage(root, link);
  void page.open();
  return () => page.close();
};

class LivePage {
  private readonly root: HTMLElement;
  private readonly link: Link;
  private readonly say: LiveSay;
  private readonly sound;
  private readonly stopWatching: () => void;
  private parts: ReturnType<LivePage['draw']> | null = null;
  private view: LiveView | null = null;
  /** What this page has asked for and is not answered yet keeps its order. */
  private acts: Promise<unknown> = Promise.resolve();

  constructor(root: HTMLElement, link: Link) {
    this.root = root;
    this.link = link;
    this.say = (word, values = {}) => fill(link.say(word), values);
    this.sound = openTableSound(link);
    this.stopWatching = link.watch((heard) => this.hear(heard as Heard));
  }

  async open() {
    const view = (await this.link.view()) as LiveView;
    this.view = view;
    this.parts = this.draw(view);
    this.show(view, true);
  }

  close() {
    this.stopWatching();
    this.parts?.clock.close();
    this.sound.close();
    this.root.replaceChildren();
  }

  private draw(view: LiveView) {
    const { link, say, sound } = this;
    const stage = openLiveStage(view.game, link, say, sound);
    const clock = openLiveClock(say, sound);
    const road = openRoad(view.game, say);
    const tray = openChipTray(view.limits.chips, link, say, (kind) => this.act({ kind }));
    const board = openBetBoard(view.game, link, say, (spot) =>
      this.act({ kind: 'place', spot, amount: tray.chip() }),
    );
    const rules = openLiveRules(view.game, view.limits, link, say);
    stage.node.append(clock.node, rules.opener);
    this.root.replaceChildren(
      element(
        'div',
        { class: `live live-${view.game}` },
        stage.node,
        road.node,
        board.node,
        tray.node,
        rules.dialog,
      ),
    );
    return { stage, clock, road, tray, board };
  }

  private act(wish: { kind: string; spot?: string; amount?: string }) {
    const { link, view } = this;
    if (!view || link.isPaused()) return;
    if (wish.amount !== undefined && this.isBeyondBalance(BigInt(wish.amount))) {
      link.toast(this.say('short'));
      return;
    }
    this.sound.play('chip');
    this.acts = this.acts
      .then(() => link.act(wish))
      .then((answer) => this.answered(answer as { why: string | null; mine: Bets | null }))
      .catch((refusal: Error) => link.toast(refusal.message));
  }

  private isBeyondBalance(amount: bigint): boolean {
    const balance = this.link.balance();
    return balance !== null && BigInt(this.view?.mine?.total ?? 0) + amount > balance;
  }

  private answered({ why, mine }: { why: string | null; mine: Bets | null }) {
    const { view, link } = this;
    if (!view) return;
    view.mine = mine;
    if (why === 'least' || why === 'most') {
      link.toast(this.say(why, { amount: link.formatMoney(BigInt(view.limits[why])) }));
    } else if (why === 'closed') link.toast(this.say('closed'));
    this.showBets();
  }

  private hear(heard: Heard) {
    const { view, link } = this;
    if (!view) return;
    if (heard.kind === 'table') {
      const isNewRound =
        heard.coup !== view.coup || (heard.phase === 'betting' && view.phase !== 'betting');
      Object.assign(view, isNewRound ? { mine: null } : {}, heard);
      this.show(view, false);
    } else if (heard.kind === 'people') {
      view.people = heard.people;
      this.parts?.stage.showPeople(heard.people);
    } else if (heard.kind === 'bets') this.hearBets(heard.bets);
    else if (heard.kind === 'paid') this.hearPaid(BigInt(heard.stake), BigInt(heard.won));
    else {
      // The stake was refused when the table closed: the page round the game says what to do about it.
      view.mine = null;
      this.showBets();
      link.act({ kind: 'why' }).catch((refusal: Error) => link.toast(refusal.message));
    }
  }

  private hearBets(bets: Bets | null) {
    const { view } = this;
    if (!view || bets === null) return;
    view.bets = view.bets.filter(({ nickname }) => nickname !== bets.nickname);
    if (bets.total !== '0') view.bets.push(bets);
    this.showBets();
  }

  private hearPaid(stake: bigint, won: bigint) {
    const { link, parts } = this;
    parts?.stage.paid(
      won > 0n ? this.say('won', { amount: link.formatMoney(won) }) : this.say('nothing'),
      won > stake,
    );
    if (won > stake) this.sound.play('win');
    link.roundOver();
  }

  private show(view: LiveView, isFirst: boolean) {
    const { parts } = this;
    if (!parts) return;
    parts.stage.show(view, isFirst);
    parts.clock.show(view);
    parts.road.show(view.history);
    this.showBets();
  }

  private showBets() {
    const { parts, view } = this;
    if (!parts || !view) return;
    parts.board.show(view);
    parts.tray.show(view);
  }
}
