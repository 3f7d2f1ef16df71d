import './poker.css';
import type { PokerTold } from '#demo/vendor/server/poker-told.ts';
import { element } from '../element.ts';
import type { Link, MountGame } from '../game-page.ts';
import { openTableSound } from '../table-sound.ts';
import { fill } from '../words-table.ts';
import { openActBar } from './act-bar.ts';
import { openPokerFelt } from './poker-felt.ts';
import { openPokerRules } from './poker-rules.ts';
import { openSitPanel } from './sit-panel.ts';
import { toldInWords } from './told-in-words.ts';
import type { PokerWord } from './words-poker.ts';

export type PokerSay = (word: PokerWord, values?: Record<string, string | number>) => string;
type Heard = PokerTold | { kind: 'gone'; stack: string };
type Wish = Readonly<Record<string, string>>;

/** Six chairs round a table; people before robots, and robots named as such. */
export const mountPokerTable: MountGame = (root, link) => {
  const page = new PokerPage(root, link);
  void page.open();
  return () => page.close();
};

class PokerPage {
  private readonly root: HTMLElement;
  private readonly link: Link;
  private readonly say: PokerSay;
  private readonly sound;
  private readonly stops: (() => void)[];
  private parts: ReturnType<PokerPage['draw']> | null = null;
  private table: PokerTold | null = null;
  /** Sitting out because play is paused, and not because the player wished it. */
  private isPausedOut = false;

  constructor(root: HTMLElement, link: Link) {
    this.root = root;
    this.link = link;
    this.say = (word, values = {}) => fill(link.say(word), values);
    this.sound = openTableSound(link);
    this.stops = [
      link.watch((heard) => this.hear(heard as Heard)),
      link.onPause(() => this.paused()),
    ];
  }

  async open() {
    const table = (await this.link.view()) as PokerTold;
    this.parts = this.draw(table);
    this.show(table);
  }

  close() {
    for (const stop of this.stops) stop();
    this.parts?.acts.close();
    this.sound.close();
    this.root.replaceChildren();
  }

  private draw(table: PokerTold) {
    const { link, say } = this;
    const felt = openPokerFelt(link, say);
    const act = (wish: Wish) => this.act(wish);
    const acts = openActBar(link, say, act);
    const sit = openSitPanel(table, link, say, act);
    const rules = openPokerRules(table, link, say);
    const line = element('p', { class: 'poker-line', role: 'status' });
    this.root.replaceChildren(
      element(
        'div',
        { class: 'poker' },
        element('div', { class: 'poker-room' }, felt.node, rules.opener),
        line,
        element('div', { class: 'poker-bar' }, acts.node, sit.node),
        rules.dialog,
      ),
    );
    return { felt, acts, sit, line };
  }

  private async act(wish: Wish) {
    const { link, say } = this;
    if (wish.kind === 'sit' && link.isPaused()) return;
    this.sound.play('chip');
    try {
      const { why } = (await link.act(wish)) as { why: string | null };
      const words = { seated: 'seated', full: 'full', amount: 'amountWrong' } as const;
      if (why === 'not-yours' || why === 'not-allowed') link.toast(say('late'));
      else if (why !== null && why in words) link.toast(say(words[why as keyof typeof words]));
    } catch (refusal) {
      link.toast((refusal as Error).message);
    }
  }

  /** A reality check stands in the way: no new hand is dealt to whoever looks at it. */
  private paused() {
    const { link, table } = this;
    if (!table || table.me === null) return;
    if (link.isPaused() && !table.isOut) {
      this.isPausedOut = true;
      void this.act({ kind: 'rest' });
    } else if (!link.isPaused() && this.isPausedOut) {
      this.isPausedOut = false;
      void this.act({ kind: 'back' });
    }
  }

  private hear(heard: Heard) {
    const { link, say } = this;
    if (heard.kind === 'table') this.show(heard);
    else if (heard.kind === 'gone') {
      link.toast(say('gone', { amount: link.formatMoney(BigInt(heard.stack)) }));
      link.roundOver();
    }
  }

  private show(table: PokerTold) {
    const { parts, table: before } = this;
    this.table = table;
    if (!parts) return;
    this.ring(before, table);
    parts.felt.show(table, before);
    parts.acts.show(table);
    parts.sit.show(table);
    const line = toldInWords(table, this.link, this.say);
    if (parts.line.textContent !== line) parts.line.textContent = line;
  }

  private ring(before: PokerTold | null, table: PokerTold) {
    if (before === null) return;
    if (table.allowed && !before.allowed) this.sound.play('bell');
    else if (table.board.length > before.board.length || table.hand > before.hand) {
      this.sound.play('card');
    } else if (table.last && table.last.place !== before.last?.place) this.sound.play('chip');
    const isMine = table.result?.won.some(({ place }) => place === table.me);
    if (isMine && !before.result) this.sound.play('win');
  }
}
