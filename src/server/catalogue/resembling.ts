/** A word that games can be found by, and how it sounds. */
export interface KnownWord {
  word: string;
  sound: string;
}

/**
 * The known words that somebody may have meant, the nearest first. Letters that sound alike are one
 * letter; beyond that one slip in a short word and two in a long one, a swap of neighbours being one.
 * What is typed may still be the beginning of the word.
 */
export function resembling(typed: string, words: readonly KnownWord[]): string[] {
  const sound = soundOf(typed);
  // Nothing heard resembles every short word.
  if (sound === '') return [];
  const most = slipsAllowed(sound);
  const near: { word: string; score: number }[] = [];
  for (const known of words) {
    if (known.sound.length < sound.length - most) continue;
    const slips = isIdeographic(sound)
      ? slipsWithin(sound, known.sound)
      : slipsToBeginning(sound, known.sound, most);
    if (slips > most) continue;
    // A whole word is nearer than one that only begins so, and the same first letter than another.
    const rest = Math.max(0, known.sound.length - sound.length);
    const isOtherFirst = known.sound[0] !== sound[0];
    near.push({ word: known.word, score: slips + rest * 0.15 + (isOtherFirst ? 0.4 : 0) });
  }
  near.sort((one, other) => one.score - other.score || (one.word < other.word ? -1 : 1));
  const best = near[0]?.score ?? 0;
  return near
    .filter(({ score }) => score <= best + 0.75)
    .slice(0, mostWords)
    .map(({ word }) => word);
}

const mostWords = 5;

/** A word as Spanish, English and Malay ears hear it; signs of Chinese stay as they are. */
export function soundOf(word: string): string {
  let sound = word
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  for (const [letters, one] of alike) sound = sound.replace(letters, one);
  return sound;
}

const alike: readonly (readonly [RegExp, string])[] = [
  [/ck|qu?(?=[ei])|q/g, 'k'],
  [/ph/g, 'f'],
  [/sh|ch/g, 'x'],
  [/ll/g, 'y'],
  [/c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/v/g, 'b'],
  [/g(?=[ei])/g, 'j'],
  [/h/g, ''],
  [/y$/g, 'i'],
  [/(\p{L})\1/gu, '$1'],
];

function slipsAllowed(sound: string): number {
  if (sound.length < 3) return sound.length === 2 && isIdeographic(sound) ? 1 : 0;
  return sound.length < 6 ? 1 : 2;
}

function isIdeographic(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** The least slips between what is typed and any beginning of a word (Damerau's distance). */
function slipsToBeginning(typed: string, word: string, most: number): number {
  const columns = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= columns; column += 1) {
      line.push(cheapest({ typed, word, row, column, line, last, beforeLast }));
    }
    // Slips only grow: a word that has too many already is left at once.
    if (Math.min(...line) > most) return most + 1;
    beforeLast = last;
    last = line;
  }
  return Math.min(...last.slice(Math.max(0, typed.length - most)));
}

interface Step {
  typed: string;
  word: string;
  row: number;
  column: number;
  line: readonly number[];
  last: readonly number[];
  beforeLast: readonly number[];
}

function cheapest({ typed, word, row, column, line, last, beforeLast }: Step): number {
  const isSame = typed[row - 1] === word[column - 1];
  const far = Number.POSITIVE_INFINITY;
  const step = Math.min(
    (last[column] ?? far) + 1,
    (line[column - 1] ?? far) + 1,
    (last[column - 1] ?? far) + (isSame ? 0 : 1),
  );
  const isSwapped =
    row > 1 &&
    column > 1 &&
    typed[row - 1] === word[column - 2] &&
    typed[row - 2] === word[column - 1];
  return isSwapped ? Math.min(step, (beforeLast[column - 2] ?? far) + 1) : step;
}

/** Of signs in a row, how many differ from the nearest place in a name: one of two is often another. */
function slipsWithin(typed: string, word: string): number {
  let least = typed.length;
  for (let start = 0; start + typed.length <= word.length; start += 1) {
    let slips = 0;
    for (let place = 0; place < typed.length; place += 1) {
      if (typed[place] !== word[start + place]) slips += 1;
    }
    least = Math.min(least, slips);
  }
  return least;
}
