import { expect, test, vi } from 'vitest';
import { mostBells, soundCaptchaLength } from '#contract/anti-abuse.ts';
import { newSoundText, soundCaptcha } from './sound-captcha.ts';
import { type HeardSound, sampleRate, toWave } from './sound-waves.ts';

/** The same sounds at each run: chance by a seed (mulberry32). */
const chance = vi.hoisted(() => {
  let state = 20_261_127;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
});
vi.mock('node:crypto', async (original) => ({
  ...(await original<object>()),
  randomInt: chance,
  randomBytes: (length: number) =>
    Buffer.alloc(length, Buffer.from(Array.from({ length: 997 }, () => chance(256)))),
}));

const frame = sampleRate / 100;

/** Bells alone, evenly, in silence: what a program has to be able to count at least. */
function plainSound(text: string): Buffer {
  const bells: HeardSound[] = [];
  let at = 0.5;
  for (const digit of text) {
    for (let bell = 0; bell < Number(digit); bell += 1) {
      bells.push({ kind: 'bell', at, hertz: 600, loud: 0.5 });
      at += 0.45;
    }
    at += 1.1;
  }
  return toWave(bells, at, { hum: 0, hiss: 0.02 });
}

function samplesOf(wave: Buffer): number[] {
  return Array.from(wave.subarray(44), (value) => (value - 127.5) / 127);
}

/** How loud each hundredth of a second is. */
function loudness(samples: readonly number[]): number[] {
  return Array.from({ length: Math.floor(samples.length / frame) }, (_, at) => {
    let power = 0;
    for (let place = at * frame; place < (at + 1) * frame; place += 1) {
      power += (samples[place] ?? 0) ** 2;
    }
    return Math.sqrt(power);
  });
}

const part = frame * 4;
const pitches = Array.from({ length: 8 }, (_, index) => 430 + index * 65);
const turns = pitches.map((hertz) => {
  const turn = (at: number) => (2 * Math.PI * hertz * at) / sampleRate;
  return {
    sines: Float64Array.from({ length: part }, (_, at) => Math.sin(turn(at))),
    cosines: Float64Array.from({ length: part }, (_, at) => Math.cos(turn(at))),
  };
});

/** How strong the strongest pitch of a bell is in each. */
function pitch(samples: readonly number[]): number[] {
  return Array.from({ length: Math.floor(samples.length / frame) - 3 }, (_, at) => {
    let strongest = 0;
    for (const { sines, cosines } of turns) {
      let [sine, cosine] = [0, 0];
      for (let place = 0; place < part; place += 1) {
        const sample = samples[at * frame + place] ?? 0;
        sine += sample * (sines[place] ?? 0);
        cosine += sample * (cosines[place] ?? 0);
      }
      strongest = Math.max(strongest, Math.hypot(sine, cosine));
    }
    return strongest;
  });
}

const looks = { loudness, pitch };

/** A rise over the threshold is a bell, a long time without one ends a group. */
function read(curve: readonly number[]): string {
  const threshold = Math.max(...curve) * 0.42;
  const rises: number[] = [];
  for (const [at, value] of curve.entries()) {
    const isRise = value > threshold && (curve[at - 1] ?? 0) <= threshold;
    if (isRise && at - (rises.at(-1) ?? -99) > 10) rises.push(at);
  }
  const groups: number[] = [];
  for (const [index, at] of rises.entries()) {
    const isFirst = at - (rises[index - 1] ?? -999) > 90;
    if (isFirst) groups.push(1);
    else groups[groups.length - 1] = (groups.at(-1) ?? 0) + 1;
  }
  return groups.join('');
}

test.each(Object.entries(looks))(
  'a program that goes by %s counts plain bells, and no sound of twenty-five',
  (_, look) => {
    const rightOf = (make: (text: string) => Buffer, count: number) => {
      const texts = Array.from({ length: count }, newSoundText);
      return texts.filter((text) => read(look(samplesOf(make(text)))) === text).length;
    };
    // Otherwise it would count no captcha either, and would say nothing.
    expect(rightOf(plainSound, 8)).toBe(8);
    expect(rightOf(soundCaptcha, 25)).toBe(0);
  },
);

test('it is a WAV that a phone fetches quickly, and lasts below a quarter of a minute', () => {
  const wave = soundCaptcha(String(mostBells).repeat(soundCaptchaLength));
  expect(wave.subarray(0, 4).toString()).toBe('RIFF');
  expect(wave.subarray(8, 12).toString()).toBe('WAVE');
  expect(wave.readUInt32LE(40)).toBe(wave.length - 44);
  expect((wave.length - 44) / sampleRate).toBeLessThan(20);
});

test('the same bells never sound the same', () => {
  expect(soundCaptcha('3142').equals(soundCaptcha('3142'))).toBe(false);
});

test('what is to be typed has one digit for each group, from one to the most that one counts', () => {
  for (let drawn = 0; drawn < 50; drawn += 1) {
    expect(newSoundText()).toMatch(new RegExp(`^[1-${mostBells}]{${soundCaptchaLength}}$`));
  }
});
