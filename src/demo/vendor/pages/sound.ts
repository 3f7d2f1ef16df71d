import type { Link } from './game-page.ts';

export interface Sound {
  /** One tone, after a while: pitch in hertz, lengths in milliseconds. */
  tone(pitch: number, length: number, after?: number, shape?: OscillatorType): void;
}

const loudness = 0.08;

/** Made by the machine itself, and silent until somebody has asked for sound. */
export function openSound(link: Pick<Link, 'isSoundOn'>): Sound {
  let context: AudioContext | undefined;
  return {
    tone(pitch, length, after = 0, shape = 'triangle') {
      if (!link.isSoundOn()) return;
      context ??= new AudioContext();
      const begin = context.currentTime + after / 1_000;
      const end = begin + length / 1_000;
      const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
      const volume = new GainNode(context, { gain: loudness });
      volume.gain.setValueAtTime(loudness, begin);
      volume.gain.exponentialRampToValueAtTime(0.000_1, end);
      voice.connect(volume).connect(context.destination);
      voice.start(begin);
      voice.stop(end);
    },
  };
}
