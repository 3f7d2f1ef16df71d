import { writeNumber } from '#contract/write-number.ts';
import './fish.css';
import { type CannonStrength, catchChance, fishFacts } from '#demo/vendor/rules/fish-kinds.ts';
import type { Fish } from '#demo/vendor/rules/fish-paths.ts';
import type { FishAnswer, FishView } from '#demo/vendor/server/fish-pond.ts';
import { element } from '../element.ts';
import type { Link, MountGame } from '../game-page.ts';
import { openTableSound } from '../table-sound.ts';
import { fill } from '../words-table.ts';
import { openCannonBar } from './cannon-bar.ts';
import { openFishRules } from './fish-rules.ts';
import { PondCanvas } from './pond-canvas.ts';
import type { FishWord } from './words-fish.ts';

export type FishSay = (word: FishWord, values?: Record<string, string | number>) => string;
type Heard =
  | FishView
  | { kind: 'fish'; now: number; fish: Fish; guns: string[] }
  | { kind: 'shot'; by: string; fish: number; strength: number; caught: string | null }
  | { kind: 'over'; staked: string; back: string; won: string };

/** As fast as the server takes shots, with a little for the way there. */
const betweenShots = 190;

/** A pond that everybody shoots into; whoever catches a fish has it. */
export const mountFishPond: MountGame = (root, link) => {
  const page = new FishPage(root, link);
  void page.open();
  return () => page.close();
};

class FishPage {
  private readonly root: HTMLElement;
  private readonly link: Link;
  private readonly say: FishSay;
  private readonly sound;
  private readonly pond: PondCanvas;
  private readonly bar;
  private readonly status = element('p', { class: 'unseen', role: 'status' });
  private readonly hint: HTMLElement;
  private readonly stopWatching: () => void;
  private view: FishView | null = null;
  private lastShot = 0;

  constructor(root: HTMLElement, link: Link) {
    this.root = root;
    this.link = link;
    this.say = (word, values = {}) => fill(link.say(word), values);
    this.sound = openTableSound(link);
    this.pond = new PondCanvas(this.say('pond'));
    this.hint = element('p', { class: 'fish-hint' }, this.say('hint'));
    this.bar = openCannonBar(link, this.say, {
      fire: () => this.fireAtTarget(),
      step: (by) => this.step(by),
      strengthen: (strength) => {
        this.pond.strength = strength;
      },
    });
    this.stopWatching = link.watch((heard) => this.hear(heard as Heard));
  }

  async open() {
    const view = (await this.link.view()) as FishView;
    const { pond, link, say } = this;
    const rules = openFishRules(view, link, say);
    const water = element('div', { class: 'fish-water' }, pond.node, this.hint, rules.opener);
    pond.node.addEventListener('pointerdown', (event) => this.tapped(event));
    this.root.replaceChildren(
      element('div', { class: 'fish' }, water, this.bar.node, this.status, rules.dialog),
    );
    this.take(view);
  }

  close() {
    this.stopWatching();
    this.pond.close();
    this.bar.close();
    this.sound.close();
    this.root.replaceChildren();
  }

  private take(view: FishView) {
    this.view = view;
    this.pond.setClock(view.now);
    this.pond.fish.clear();
    this.pond.add(view.fish);
    this.pond.others = view.guns.filter((nickname) => nickname !== view.me);
    this.bar.show(view.mine, view.shots);
    this.bar.aim(this.targetText());
  }

  private hear(heard: Heard) {
    const { pond, link } = this;
    if (heard.kind === 'pond') this.take(heard);
    else if (heard.kind === 'fish') {
      pond.setClock(heard.now);
      pond.add([heard.fish]);
      pond.others = heard.guns.filter((nickname) => nickname !== this.view?.me);
      if (pond.target !== null && !pond.fish.has(pond.target)) this.choose(null);
    } else if (heard.kind === 'shot') this.hearShot(heard);
    else {
      const [staked, won] = [heard.staked, heard.won].map((minor) =>
        link.formatMoney(BigInt(minor)),
      );
      link.toast(this.say('over', { staked: staked ?? '', won: won ?? '' }));
      this.bar.clear();
      link.roundOver();
    }
  }

  /** One's own shot is drawn from the moment it is fired, and not once it has come back. */
  private hearShot(heard: Extract<Heard, { kind: 'shot' }>) {
    const { pond, view, link } = this;
    if (!view || heard.by === view.me) return;
    if (!pond.others.includes(heard.by)) pond.others = [...pond.others, heard.by];
    pond.fire({
      fish: heard.fish,
      by: heard.by,
      isMine: false,
      strength: heard.strength,
      caught: heard.caught,
      landed: ({ caught }) => {
        const fish = pond.fish.get(heard.fish);
        if (!caught) return;
        pond.splash(fish, link.formatMoney(BigInt(caught)), false);
        this.remove(heard.fish);
      },
    });
  }

  private tapped(event: PointerEvent) {
    const bounds = this.pond.node.getBoundingClientRect();
    const fish = this.pond.fishAt(event.clientX - bounds.left, event.clientY - bounds.top);
    if (!fish) return;
    this.choose(fish);
    void this.shoot(fish);
  }

  private step(by: 1 | -1) {
    const fish = this.pond.visible();
    const now = fish.findIndex(({ id }) => id === this.pond.target);
    const next = now < 0 ? (by > 0 ? 0 : fish.length - 1) : (now + by + fish.length) % fish.length;
    this.choose(fish[next] ?? null);
  }

  private fireAtTarget() {
    const fish = this.pond.fish.get(this.pond.target ?? -1);
    if (fish) void this.shoot(fish);
    else this.step(1);
  }

  private choose(fish: Fish | null) {
    this.pond.target = fish?.id ?? null;
    this.bar.aim(this.targetText());
  }

  private targetText(): string {
    const fish = this.pond.fish.get(this.pond.target ?? -1);
    if (!fish) return this.say('noTarget');
    return this.say('target', {
      fish: this.say(fish.kind),
      prize: fishFacts[fish.kind].prize,
      shots: writeNumber(1 / catchChance(fish.kind), this.link.language, { most: 1 }),
    });
  }

  private async shoot(fish: Fish) {
    const { pond, link, sound, bar } = this;
    const now = performance.now();
    if (link.isPaused() || now - this.lastShot < betweenShots) return;
    this.lastShot = now;
    this.hint.remove();
    sound.play('shot');
    const strength: CannonStrength = bar.strength();
    let told: FishAnswer | null = null;
    let isLanded = false;
    // Not before the net has closed: figures would tell the catch beforehand.
    const settle = () => {
      if (!told || !isLanded) return;
      bar.show(told, this.view?.shots ?? []);
      this.landed(fish, told);
    };
    const flight = pond.fire({
      fish: fish.id,
      isMine: true,
      strength,
      caught: undefined,
      landed: () => {
        isLanded = true;
        settle();
      },
    });
    try {
      told = (await link.act({ kind: 'shoot', fish: fish.id, strength })) as FishAnswer;
      flight.caught = told.caught === '0' ? null : told.caught;
      settle();
    } catch (refusal) {
      flight.caught = null;
      link.toast((refusal as Error).message);
    }
  }

  private landed(fish: Fish, { caught, why }: FishAnswer) {
    const { pond, link, sound } = this;
    if (why === 'gone') this.remove(fish.id);
    if (caught === '0') {
      pond.splash(pond.fish.get(fish.id), '', true);
      return;
    }
    const amount = link.formatMoney(BigInt(caught));
    pond.splash(fish, amount, true);
    sound.play(fishFacts[fish.kind].prize >= 20 ? 'win' : 'catch');
    this.status.textContent = this.say('catch', { fish: this.say(fish.kind), amount });
    this.remove(fish.id);
  }

  private remove(id: number) {
    this.pond.fish.delete(id);
    if (this.pond.target === id) this.choose(null);
  }
}
