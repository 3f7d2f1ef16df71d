import fc from 'fast-check';
import { drawResult } from '#lottery/draw-result.ts';
import { findPlay, playsOf } from '#lottery/plays/find-play.ts';
import { type Choice, type Family, families, type Picker, type Play } from '#lottery/types.ts';

/** Each play of each family; central Vietnam and Laos are played as their neighbours. */
export const allPlays: readonly [string, Family, Play][] = families
  .filter((family) => family !== 'VN_CENTRAL' && family !== 'LAO')
  .flatMap((family) =>
    playsOf(family).map((play): [string, Family, Play] => [`${family} ${play.code}`, family, play]),
  );

export function findIn(family: Family, code: string): Play {
  const play = findPlay(family, code);
  if (!play) throw new Error(`no ${code} in ${family}`);
  return play;
}

/** Choices that the play accepts, small enough for every note of them to be looked at. */
export function choicesOf(play: Play): fc.Arbitrary<Choice> {
  return rowsOf(play.picker).filter(
    (choice) => play.review(choice) === null && play.count(choice) <= 2_000,
  );
}

function rowsOf(picker: Picker): fc.Arbitrary<Choice> {
  if (picker.kind === 'text') {
    const number = fc
      .array(fc.constantFrom(...picker.symbols), {
        minLength: picker.length,
        maxLength: picker.length,
      })
      .map((symbols) => symbols.join(''));
    return fc.uniqueArray(number, { minLength: 1, maxLength: 12 }).map((row) => [row]);
  }
  if (picker.kind === 'marks') {
    return fc.tuple(...picker.rows.map((row) => fc.subarray([...row.marks])));
  }
  const most = picker.kind === 'sets' ? 12 : 5;
  const least = (index: number) => (picker.kind === 'sets' ? (picker.rows[index]?.take ?? 1) : 0);
  return fc.tuple(
    ...picker.rows.map((_, index) =>
      fc.uniqueArray(fc.constantFrom(...picker.symbols), {
        minLength: least(index),
        maxLength: Math.max(most, least(index)),
      }),
    ),
  );
}

/** Results as the family draws them. */
export function resultsOf(family: Family) {
  return fc.nat().map((numero) =>
    drawResult(family, {
      seed: 'tests',
      game: family,
      numero: String(numero),
      listRoot: '',
      beacon: '',
    }),
  );
}
