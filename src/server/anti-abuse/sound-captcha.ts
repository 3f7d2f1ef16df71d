import { randomInt } from 'node:crypto';
import { mostBells, soundCaptchaLength } from '#contract/anti-abuse.ts';
import { type HeardSound, toWave } from './sound-waves.ts';

/** How many bells each group has, as digits. */
export function newSoundText(): string {
  return Array.from({ length: soundCaptchaLength }, () => 1 + randomInt(mostBells)).join('');
}

/**
 * A WAV in no language: groups of bells to count. Knocks and whistles as loud as bells stand among
 * them and in the pauses, so that counting what is loud, or what has a pitch, counts wrong.
 */
export function soundCaptcha(text: string): Buffer {
  const { bells, ends } = newBells(text);
  return toWave([...bells, ...newDecoys(bells, ends)], ends, { hum: 0.09, hiss: 0.07 });
}

function newBells(text: string): { bells: HeardSound[]; ends: number } {
  const bells: HeardSound[] = [];
  let at = between(0.5, 0.9);
  for (const digit of text) {
    for (let bell = 0; bell < Number(digit); bell += 1) {
      bells.push({ kind: 'bell', at, hertz: between(430, 900), loud: between(0.42, 0.6) });
      at += between(0.4, 0.52);
    }
    at += between(1, 1.25);
  }
  return { bells, ends: at };
}

/** Some between bells, where they would lengthen a group, and one or two in each pause. */
function newDecoys(bells: readonly HeardSound[], ends: number): HeardSound[] {
  const decoys: HeardSound[] = [];
  const put = (at: number) => {
    const kind = randomInt(2) === 0 ? 'knock' : 'whistle';
    decoys.push({ kind, at, hertz: between(430, 900), loud: between(0.42, 0.6) });
  };
  for (const [index, { at }] of bells.entries()) {
    const next = bells[index + 1]?.at ?? ends;
    if (next - at < 0.7) {
      if (randomInt(5) < 2) put(at + between(0.18, 0.24));
      continue;
    }
    put(at + between(0.35, 0.6));
    if (randomInt(2) === 0) put(at + between(0.85, 1.1));
  }
  return decoys;
}

function between(least: number, most: number): number {
  return least + ((most - least) * randomInt(10_001)) / 10_000;
}
