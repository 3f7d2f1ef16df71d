import type { SlotModel } from '#demo/vendor/rules/slot-model.ts';
import { bringsFreeSpins } from '#demo/vendor/rules/slot-spin.ts';
import type { SlotSpin } from '#demo/vendor/server/slot-machine.ts';
import type { Sound } from '../sound.ts';
import { allStoppedMs, type Reels } from './reels.ts';

export interface SlotShow {
  isRunning(): boolean;
}

interface Stage {
  model: SlotModel;
  reels: Reels;
  sound: Sound;
  root: HTMLElement;
  say(text: string): void;
  words(word: string, values: Record<string, string | number> | bigint): string;
  over(): void;
}

/** As the server counts: it pays when all of it has been shown. */
const spinMs = 3_000;
const freeSpinMs = 2_600;
const lineMs = 520;

/** Shows a round that is decided, by the clock: who comes back late sees it where it stands. */
export function showSpin(told: SlotSpin, stage: Stage): SlotShow {
  const began = performance.now() - told.elapsedMs;
  const beginOf = (at: number) => (at === 0 ? 0 : spinMs + (at - 1) * freeSpinMs);
  const endsAt = beginOf(told.spins.length);
  const since = () => performance.now() - began;
  let isRunning = since() < endsAt;
  const later = (at: number, act: () => void) => setTimeout(act, Math.max(0, at - since()));
  const { model } = stage;
  const unit = BigInt(told.stake) / BigInt(model.units);

  function begin(at: number): void {
    const result = told.spins[at];
    if (!result) return;
    const free = told.spins.length - 1;
    stage.root.classList.toggle('is-free', at > 0);
    stage.root.classList.remove('is-great');
    const banner = stage.root.querySelector('.slot-free');
    if (banner) banner.textContent = at > 0 ? stage.words('free', { at, count: free }) : '';
    if (at > 0) stage.say(stage.words('free', { at, count: free }));
    stage.reels.turn(result, (reel) => stage.sound.tone(180 + reel * 14, 60, 0, 'square'));
    later(beginOf(at) + allStoppedMs, () => tell(at));
  }

  function tell(at: number): void {
    const result = told.spins[at];
    if (!result) return;
    const win = unit * BigInt(result.pays);
    if (bringsFreeSpins(result)) stage.say(stage.words('freeWon', { count: model.freeSpins }));
    else stage.say(win > 0n ? stage.words('pays', win) : stage.words('nothing', {}));
    for (const [index] of result.wins.entries()) {
      const when = beginOf(at) + allStoppedMs + index * lineMs;
      // The next spin waits for nobody; lines that find no time are in the sum all the same.
      if (when + lineMs > beginOf(at + 1)) break;
      later(when, () => stage.reels.mark(result, index));
    }
    // Less than the stake is no reason to celebrate.
    if (win > BigInt(told.stake)) {
      stage.root.classList.add('is-great');
      for (const [index, pitch] of [523, 659, 784, 1_047].entries())
        stage.sound.tone(pitch, 220, index * 90);
    }
  }

  function end(): void {
    isRunning = false;
    const last = told.spins.at(-1);
    stage.root.classList.remove('is-free');
    const banner = stage.root.querySelector('.slot-free');
    if (banner) banner.textContent = '';
    if (last) stage.reels.mark(last, last.wins.length > 0 ? 0 : null);
    if (BigInt(told.jackpot) > 0n) {
      stage.root.classList.add('is-great');
      stage.say(stage.words('jackpot', BigInt(told.jackpot) + BigInt(told.win)));
    } else if (BigInt(told.win) > 0n) stage.say(stage.words('pays', BigInt(told.win)));
    stage.over();
  }

  if (!isRunning) return { isRunning: () => false };
  for (const at of told.spins.keys()) {
    if (since() < beginOf(at + 1)) later(beginOf(at), () => begin(at));
  }
  later(endsAt, end);
  return { isRunning: () => isRunning };
}
