import { fromLine, type Line, type Worded } from './worded.ts';
import { classics } from './words/classics.ts';
import { creatures } from './words/creatures.ts';
import {
  adventureFrames,
  bossFrames,
  classicFrames,
  creatureFrames,
  editions,
  fishFrames,
  fruitFrames,
  jackpotFrames,
  thingFrames,
} from './words/frames.ts';
import { fruits } from './words/fruits.ts';
import { places } from './words/places.ts';
import { seaLife } from './words/sea-life.ts';
import type { Form, Subject } from './words/subject.ts';
import { things } from './words/things.ts';

export interface Title {
  motif: string;
  name: Worded;
}

interface WordSet {
  subjects: readonly Subject[];
  frames: readonly Line[];
}

/** Word sets by class. No two sets share a subject in the same frame, so titles differ. */
const wordSets: Readonly<Record<string, readonly WordSet[]>> = {
  VIDEO: [
    { subjects: creatures, frames: creatureFrames },
    { subjects: things, frames: thingFrames },
  ],
  WAYS: [
    { subjects: things, frames: thingFrames },
    { subjects: creatures, frames: creatureFrames },
  ],
  JACKPOT: [{ subjects: [...things, ...creatures], frames: jackpotFrames }],
  ADVENTURE: [{ subjects: places, frames: adventureFrames }],
  FRUIT: [{ subjects: fruits, frames: fruitFrames }],
  CLASSIC: [{ subjects: classics, frames: classicFrames }],
  SHOOTER: [{ subjects: seaLife, frames: fishFrames }],
  BOSS: [{ subjects: seaLife, frames: bossFrames }],
};

/** The title at a place in its class's sequence: any place has one, and no two are alike. */
export function titleAt(gameClassify: string, place: number): Title {
  const { pairs, stride } = pairsOf(gameClassify);
  const [subject, frame] = pairs[(place * stride) % pairs.length] ?? missing(gameClassify);
  const [motif, form, ...nouns] = subject;
  const name = fillIn(frame, form, nouns);
  const edition = Math.floor(place / pairs.length);
  return { motif, name: edition === 0 ? name : withEdition(name, edition) };
}

type Pair = readonly [Subject, Line];
const known = new Map<string, { pairs: readonly Pair[]; stride: number }>();

function pairsOf(gameClassify: string) {
  const found = known.get(gameClassify);
  if (found) return found;
  const pairs = (wordSets[gameClassify] ?? missing(gameClassify)).flatMap(({ subjects, frames }) =>
    frames.flatMap((frame) => subjects.map((subject): Pair => [subject, frame])),
  );
  const made = { pairs, stride: strideFor(pairs.length) };
  known.set(gameClassify, made);
  return made;
}

/** A step that shares no factor with the length meets every pair once, and never neighbours. */
function strideFor(length: number): number {
  let stride = Math.floor(length * 0.618);
  while (greatestCommonDivisor(stride, length) !== 1) stride += 1;
  return stride;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

const contraction: Readonly<Record<Form, readonly [of: string, to: string]>> = {
  m: ['del ', 'al '],
  f: ['de la ', 'a la '],
  a: ['del ', 'al '],
  p: ['de ', 'a '],
  q: ['de ', 'a '],
};

function fillIn(frame: Line, form: Form, nouns: readonly string[]): Worded {
  const [es = '', en = '', zh = '', ms = ''] = nouns;
  const isProper = form === 'p' || form === 'q';
  return {
    es: fillInSpanish(frame[0], form, es),
    en: frame[1].replace('{n}', en).replace('{the}', isProper ? en : `the ${en}`),
    zh: frame[2].replace('{n}', zh),
    ms: frame[3].replace('{n}', ms),
  };
}

function fillInSpanish(frame: string, form: Form, noun: string): string {
  const isFeminine = form === 'f' || form === 'a' || form === 'q';
  const [of, to] = contraction[form];
  return frame.replace(/\{([^}]+)\}/g, (_hole, word: string) => {
    if (word === 'n') return noun;
    if (word === 'del') return of + noun;
    return word === 'al' ? to + noun : adjective(word, isFeminine);
  });
}

function adjective(masculine: string, isFeminine: boolean): string {
  const agreed = isFeminine ? masculine.replace(/o$/, 'a') : masculine;
  return agreed.charAt(0).toUpperCase() + agreed.slice(1);
}

function withEdition(name: Worded, edition: number): Worded {
  const line = editions[edition - 1];
  const words = line
    ? fromLine(line)
    : fromLine([`${edition}`, `${edition}`, `${edition}`, `${edition}`]);
  return {
    es: `${name.es} ${words.es}`,
    en: `${name.en} ${words.en}`,
    zh: `${name.zh}${words.zh}`,
    ms: `${name.ms} ${words.ms}`,
  };
}

function missing(gameClassify: string): never {
  throw new Error(`The demo merchant has no words for games of class ${gameClassify}`);
}
