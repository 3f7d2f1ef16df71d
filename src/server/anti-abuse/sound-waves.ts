import { randomBytes } from 'node:crypto';

/** Samples a second: speech of a telephone has as many, and twelve seconds stay below 100 KB. */
export const sampleRate = 8_000;

/** One thing that is heard: a bell rings at its pitch, a whistle slides away from it, a knock has none. */
export interface HeardSound {
  kind: 'bell' | 'whistle' | 'knock';
  /** After the beginning, in seconds. */
  at: number;
  hertz: number;
  /** From 0 to 1. */
  loud: number;
}

/** A WAV of all of them over a hum that wanders and a hiss; each of the two from 0 to 1. */
export function toWave(
  sounds: readonly HeardSound[],
  lastsSeconds: number,
  ground: { hum: number; hiss: number },
): Buffer {
  const samples = new Float32Array(Math.ceil(lastsSeconds * sampleRate));
  const noise = randomBytes(samples.length);
  const noiseAt = (at: number) => ((noise[at % noise.length] ?? 0) - 127.5) / 127.5;
  let phase = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const seconds = at / sampleRate;
    phase += (2 * Math.PI * (520 + 190 * Math.sin(seconds * 1.9))) / sampleRate;
    samples[at] = ground.hum * Math.sin(phase) + ground.hiss * noiseAt(at);
  }
  for (const sound of sounds) add(samples, sound, noiseAt);
  return asWav(samples);
}

function add(samples: Float32Array, sound: HeardSound, noiseAt: (at: number) => number): void {
  const from = Math.floor(sound.at * sampleRate);
  const until = Math.min(samples.length, from + Math.floor(lastsOf[sound.kind] * sampleRate));
  let rough = 0;
  for (let at = from; at < until; at += 1) {
    const seconds = (at - from) / sampleRate;
    // Two pitches of three beside a knock: dull as wood, not sharp as a click.
    rough += (noiseAt(at * 7) - rough) * 0.45;
    const wave = waves[sound.kind](seconds, sound.hertz, rough);
    samples[at] = (samples[at] ?? 0) + sound.loud * Math.min(1, seconds * 300) * wave;
  }
}

const lastsOf = { bell: 0.3, whistle: 0.22, knock: 0.16 } as const;

const waves: Readonly<
  Record<HeardSound['kind'], (seconds: number, hertz: number, rough: number) => number>
> = {
  bell: (seconds, hertz) => {
    const turn = 2 * Math.PI * hertz * seconds;
    return Math.exp(-seconds * 11) * (0.72 * Math.sin(turn) + 0.28 * Math.sin(turn * 2.76));
  },
  whistle: (seconds, hertz) =>
    Math.exp(-seconds * 9) * Math.sin(2 * Math.PI * (hertz * seconds + 2_600 * seconds * seconds)),
  knock: (seconds, _, rough) => Math.exp(-seconds * 26) * rough * 2.4,
};

/** One channel of eight bits, which every player of sound reads. */
function asWav(samples: Float32Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  const body = Uint8Array.from(samples, (sample) =>
    Math.round(127.5 + 127 * Math.max(-1, Math.min(1, sample))),
  );
  return Buffer.concat([head, body]);
}
