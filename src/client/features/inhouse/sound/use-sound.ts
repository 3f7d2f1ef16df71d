import { useAtomValue } from 'jotai';
import { soundAtom } from './sound-atom.ts';
import type { Sound } from './synth.ts';

export type PlaySound = (sound: Sound, inMs?: number) => void;

/** Lets be heard, now or in a while, where sound was asked for; what makes it is fetched only then. */
export function useSound(): PlaySound {
  const isOn = useAtomValue(soundAtom);
  return isOn ? hear : silence;
}

export const hear: PlaySound = (sound, inMs = 0) => {
  if (document.visibilityState === 'hidden') return;
  const due = performance.now() + inMs;
  void import('./synth.ts').then(({ synthesise }) =>
    synthesise(sound, Math.max(0, due - performance.now())),
  );
};

const silence: PlaySound = () => undefined;
