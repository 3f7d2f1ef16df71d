import type { Link } from './game-page.ts';

/** Frequency, beginning and length in seconds, loudness: a voice that dies away. */
type Note = readonly [hertz: number, at: number, seconds: number, loud: number];

const tunes = {
  chip: [
    [1_900, 0, 0.05, 0.12],
    [2_600, 0.03, 0.06, 0.08],
  ],
  card: [
    [320, 0, 0.07, 0.16],
    [180, 0.02, 0.09, 0.1],
  ],
  tick: [[880, 0, 0.06, 0.08]],
  bell: [
    [660, 0, 0.25, 0.12],
    [990, 0.09, 0.3, 0.1],
  ],
  win: [
    [523, 0, 0.22, 0.14],
    [659, 0.1, 0.22, 0.14],
    [784, 0.2, 0.36, 0.14],
    [1_047, 0.3, 0.5, 0.12],
  ],
  shot: [
    [240, 0, 0.08, 0.14],
    [120, 0.02, 0.12, 0.12],
  ],
  catch: [
    [700, 0, 0.1, 0.12],
    [1_050, 0.06, 0.18, 0.12],
  ],
} as const satisfies Record<string, readonly Note[]>;
export type Tune = keyof typeof tunes;

/** Small sounds, made here; nothing is made before somebody has asked for sound. */
export function openTableSound(link: Link) {
  let context: AudioContext | null = null;
  return {
    play(tune: Tune) {
      if (!link.isSoundOn()) return;
      context ??= new AudioContext();
      if (context.state === 'suspended') void context.resume();
      for (const note of tunes[tune]) voice(context, note);
    },
    close() {
      void context?.close();
      context = null;
    },
  };
}
export type TableSound = ReturnType<typeof openTableSound>;

function voice(context: AudioContext, [hertz, at, seconds, loud]: Note) {
  const begin = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds);
}
