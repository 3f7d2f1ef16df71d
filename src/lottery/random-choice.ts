import type { Choice, Picker, Play } from './types.ts';

/**
 * One note by chance, each as likely as the others. `next` gives a whole number below its argument and
 * comes from cryptography.
 */
export function randomChoice(play: Play, next: (size: number) => number): Choice {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const choice = guess(play.picker, next);
    // Two positions may have drawn the same ball, or a box four equal digits: then once more.
    if (play.review(choice) === null) return choice;
  }
  throw new Error(`no note of ${play.code} came by chance`);
}

function guess(picker: Picker, next: (size: number) => number): Choice {
  const one = (list: readonly string[]) => list[next(list.length)] ?? '';
  if (picker.kind === 'text') {
    return [[Array.from({ length: picker.length }, () => one(picker.symbols)).join('')]];
  }
  if (picker.kind === 'sets') {
    let left = [...picker.symbols];
    return picker.rows.map((row) =>
      Array.from({ length: row.take }, () => {
        const symbol = one(left);
        left = left.filter((other) => other !== symbol);
        return symbol;
      }),
    );
  }
  if (picker.kind === 'positions' && picker.needsAll)
    return picker.rows.map(() => [one(picker.symbols)]);
  const places =
    picker.kind === 'marks'
      ? picker.rows.flatMap((row, index) => row.marks.map((mark) => ({ index, mark })))
      : picker.rows.flatMap((_, index) => picker.symbols.map((mark) => ({ index, mark })));
  const place = places[next(places.length)];
  return picker.rows.map((_, index) => (place?.index === index ? [place.mark] : []));
}

/** The rarest refusal is that of eleven balls for three places: one in four. */
const mostTries = 1_000;
