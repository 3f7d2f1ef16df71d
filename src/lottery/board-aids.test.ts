import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '#tests/games/seeded-draw.ts';
import { allPlays, findIn } from '#tests/lottery/play-cases.ts';
import { wholeNumbers } from './draw-result.ts';
import { parseNumbers } from './parse-numbers.ts';
import { randomChoice } from './random-choice.ts';
import { countSymbols, roadOf } from './trends.ts';
import { yearAnimal, yearAnimals } from './year-animal.ts';

describe('pasted numbers', () => {
  test('are read line by line, and a wrong one does not cost the rest', () => {
    const parsed = parseNumbers(
      findIn('SSC', 'three-front-direct-text'),
      '123 456\r\n12 x78\n999,123;000\n\n１２４',
    );
    expect(parsed).toEqual({
      choice: [['123', '456', '999', '000', '124']],
      repeated: 1,
      faults: [
        { line: 2, written: '12' },
        { line: 2, written: 'x78' },
      ],
    });
  });

  test('may have gaps between balls, and none comes twice in a number', () => {
    const parsed = parseNumbers(
      findIn('11X5', 'three-direct-text'),
      '01 02 03, 1-2-11\n010205\n1 1 2;12 1 2',
    );
    expect(parsed).toEqual({
      choice: [['010203', '010211', '010205']],
      repeated: 0,
      faults: [
        { line: 3, written: '1 1 2' },
        { line: 3, written: '12 1 2' },
      ],
    });
  });

  test('of a box are the same in every order, and four equal digits are no box', () => {
    expect(parseNumbers(findIn('MY4D', 'ibox-big'), '1234 4321 1111')).toEqual({
      choice: [['1234']],
      repeated: 1,
      faults: [{ line: 1, written: '1111' }],
    });
  });

  test('whatever is pasted, what was read is a choice of the play', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 0, max: 1_200 })), (noise, numbers) => {
        const play = findIn('TH', 'any-3');
        const { choice } = parseNumbers(play, `${numbers.join(' ')}\n${noise}`);
        expect([null, 'too-few']).toContain(play.review(choice));
      }),
    );
  });
});

test.each(allPlays)('%s: a note by chance is one note, or one button', (_, _family, play) => {
  const next = wholeNumbers(seededDraw(play.code, 1));
  for (let round = 0; round < 20; round += 1) {
    const choice = randomChoice(play, next);
    expect(play.review(choice)).toBeNull();
    // A row that pair and single digit are taken from makes two notes at the least.
    const most = play.picker.kind === 'marks' ? 150 : play.code.endsWith('group-3') ? 2 : 1;
    expect(play.count(choice)).toBeLessThanOrEqual(most);
  }
});

test('a symbol’s trend: how often it came, and for how long it has not', () => {
  const draws = [['1'], ['2', '2'], ['3'], ['1'], ['3'], ['3']];
  expect(countSymbols(['1', '2', '3', '4'], draws)).toEqual([
    { symbol: '1', times: 2, omitted: 0, longestOmitted: 2 },
    { symbol: '2', times: 2, omitted: 1, longestOmitted: 4 },
    { symbol: '3', times: 3, omitted: 2, longestOmitted: 2 },
    { symbol: '4', times: 0, omitted: 6, longestOmitted: 6 },
  ]);
  expect(countSymbols(['1'], [])).toEqual([
    { symbol: '1', times: 0, omitted: 0, longestOmitted: 0 },
  ]);
});

test('a road begins with the oldest draw and turns where the value does', () => {
  expect(roadOf(['big', 'small', 'small', 'big'])).toEqual([['big'], ['small', 'small'], ['big']]);
  expect(roadOf([])).toEqual([]);
});

test('a lunar year begins with its New Year, not with January', () => {
  const newYears = {
    '2025-01-29': 'snake',
    '2026-02-17': 'horse',
    '2027-02-06': 'goat',
    '2028-01-26': 'monkey',
    '2029-02-13': 'rooster',
  } as const;
  for (const [day, animal] of Object.entries(newYears)) {
    expect(yearAnimal(day)).toBe(animal);
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect(yearAnimal(before)).toBe(yearAnimals[(yearAnimals.indexOf(animal) + 11) % 12]);
  }
});

test('every New Year lies between 21 January and 21 February, at a new moon', () => {
  // One new moon (2000-01-06 18:14 UTC) and the mean month; the true moon is at most 14 hours off.
  const [first, month] = [Date.UTC(2000, 0, 6, 18, 14), 29.530588853 * 86_400_000];
  let last = yearAnimal('2024-02-10');
  for (let at = Date.UTC(2024, 1, 11); at < Date.UTC(2041, 0, 21); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (yearAnimal(day) === last) continue;
    last = yearAnimal(day);
    expect(day.slice(5) >= '01-21' && day.slice(5) <= '02-21').toBe(true);
    // Noon in China.
    const age = (at + 4 * 3_600_000 - first) / month;
    expect(Math.abs(age - Math.round(age)) * month).toBeLessThan(27 * 3_600_000);
  }
  expect(() => yearAnimal('2024-02-09')).toThrow(RangeError);
  expect(() => yearAnimal('2041-02-01')).toThrow(RangeError);
});
