import './slot.css';
import type { SlotModel } from '#demo/vendor/rules/slot-model.ts';
import { slotOf } from '#demo/vendor/rules/slot-of-code.ts';
import { type SlotSkin, skinOf } from '#demo/vendor/rules/slot-skin.ts';
import { spinAt } from '#demo/vendor/rules/slot-spin.ts';
import type { SlotSpin, SlotView } from '#demo/vendor/server/slot-machine.ts';
import { button, element } from '../element.ts';
import { fillWords } from '../fill-words.ts';
import { type Link, type MountGame, Refusal } from '../game-page.ts';
import type { GamePage } from '../game-registry.ts';
import { openSheet } from '../sheet.ts';
import { openSound, type Sound } from '../sound.ts';
import { drawStakes, type Stakes } from '../stake-steps.ts';
import { drawSymbols, symbolPicture } from './motifs.ts';
import { drawPayTable } from './pay-table.ts';
import { openReels, type Reels } from './reels.ts';
import { type SlotShow, showSpin } from './show-spin.ts';
import type { Subject } from './subject.ts';
import { slotWords } from './words-slot.ts';

interface Slot {
  model: SlotModel;
  link: Link;
  root: HTMLElement;
  reels: Reels;
  sound: Sound;
  line: HTMLElement;
  spin: HTMLButtonElement;
  stakes: Stakes;
  show: SlotShow | undefined;
  pot: HTMLElement;
}

const mountSlot: MountGame = (root, link) => {
  let isGone = false;
  const skin = skinOf(link.game.code);
  // A file of its own beside the game's: without it the reels show their world's own things.
  const subject = import('./subject.ts').then(
    ({ drawSubject }) => drawSubject(skin.subject),
    () => undefined,
  );
  void Promise.all([link.view(), subject]).then(
    ([seen, shown]) => {
      if (!isGone) open(root, link, { view: seen as SlotView, skin, shown });
    },
    () => link.toast(link.say('unknown')),
  );
  return () => {
    isGone = true;
    root.replaceChildren();
  };
};

interface Opening {
  view: SlotView;
  skin: SlotSkin;
  shown: Subject | undefined;
}

function open(root: HTMLElement, link: Link, { view, skin, shown }: Opening): void {
  const { model } = slotOf(link.game.code);
  const machine = element('div', { class: `slot slot-${skin.theme}` });
  machine.style.setProperty('--slot-sky-top', skin.sky[0]);
  machine.style.setProperty('--slot-sky-foot', skin.sky[1]);
  machine.style.setProperty('--slot-frame', skin.frame);
  machine.style.setProperty('--slot-reel', skin.reel);
  const slot: Slot = {
    model,
    link,
    root: machine,
    reels: openReels(model),
    sound: openSound(link),
    line: element('p', { class: 'slot-line', role: 'status' }, link.say('ready')),
    spin: button(link.say('spin'), 'slot-spin', () => void spin(slot)),
    stakes: drawStakes(link, view.stakes.map(BigInt)),
    show: undefined,
    pot: element('p', { class: 'slot-pot' }),
  };
  const rules = button('i', 'slot-info', () => {
    openSheet(
      link.say('rules'),
      link.say('close'),
      ...drawPayTable(link, model, view, slot.stakes.chosen()),
    );
  });
  rules.setAttribute('aria-label', link.say('rules'));
  machine.append(
    drawSymbols(skin, shown),
    scenery(),
    element(
      'div',
      { class: 'slot-machine' },
      slot.pot,
      element('p', { class: 'slot-free' }),
      slot.reels.root,
      slot.line,
    ),
    element('div', { class: 'slot-foot' }, slot.stakes.root, slot.spin, rules),
  );
  root.replaceChildren(machine);
  slot.reels.show(view.last?.spins.at(-1) ?? restingReels(model));
  if (view.last) {
    slot.stakes.choose(BigInt(view.last.stake));
    play(slot, view.last);
  }
  drawPot(slot, view.pot);
  link.onPause(() => settle(slot));
}

/** Something to look at before the first spin: a stop of the reels that pays nothing. */
function restingReels(model: SlotModel) {
  return spinAt(model, [0, 0, 0, 0, 0], true);
}

/** The dear symbols, large and quiet behind the machine. */
function scenery(): HTMLElement {
  return element(
    'div',
    { class: 'slot-scenery', 'aria-hidden': 'true' },
    ...[2, 3, 4].map(symbolPicture),
  );
}

async function spin(slot: Slot): Promise<void> {
  const { link } = slot;
  if (slot.show?.isRunning() || link.isPaused()) return;
  slot.spin.disabled = true;
  slot.line.textContent = link.say('turning');
  try {
    const told = (await link.act({
      kind: 'spin',
      stake: String(slot.stakes.chosen()),
    })) as SlotSpin;
    play(slot, told);
  } catch (thrown) {
    const words = thrown instanceof Refusal ? thrown.message : link.say('unknown');
    slot.line.textContent = words;
    settle(slot);
  }
}

/** With coins there is no pot to win, so none is shown. */
function drawPot({ link, pot }: Slot, amount: string | null): void {
  pot.hidden = amount === null;
  if (amount === null) return;
  const shown = element('b', {}, link.formatMoney(BigInt(amount)));
  pot.replaceChildren(`${link.say('pot')} `, shown);
}

function play(slot: Slot, told: SlotSpin): void {
  const { model, link, reels, sound, root, line } = slot;
  slot.show = showSpin(told, {
    model,
    reels,
    sound,
    root,
    say: (text) => {
      line.textContent = text;
    },
    words: (word, values) =>
      fillWords(
        link.say(word),
        typeof values === 'bigint' ? { amount: link.formatMoney(values) } : values,
      ),
    over: () => {
      drawPot(slot, told.pot);
      link.roundOver();
      settle(slot);
    },
  });
  settle(slot);
}

/** What can be pressed follows from what runs. */
function settle(slot: Slot): void {
  const isBusy = slot.show?.isRunning() ?? false;
  slot.spin.disabled = isBusy || slot.link.isPaused();
  slot.stakes.lock(isBusy);
}

export const slotPage: GamePage = { mount: mountSlot, words: slotWords };
