import { expect, test } from 'vitest';
import { type SourceModule, shareByPrice } from './share-by-price.ts';

/** A source a line: its name, its length, and what it imports. */
function graphOf(...lines: string[]): Map<string, SourceModule> {
  return new Map(
    lines.map((line) => {
      const [id = '', bytes, ...imports] = line.split(' ');
      return [id, { bytes: Number(bytes), imports }];
    }),
  );
}

const sorted = (files: string[][]) => files.map((file) => file.toSorted().join(' ')).toSorted();

test('what the same screens need travels together, and what one screen needs stays with it', () => {
  const graph = graphOf('one 1 a b own', 'two 1 a b', 'three 1', 'a 9', 'b 9', 'own 9');
  expect(sorted(shareByPrice(graph, ['one', 'two', 'three'], 0))).toEqual(['a b']);
});

test('two files become one where the fetches are worth more than the bytes fetched for nothing', () => {
  const graph = graphOf('one 1 a b', 'two 1 a b', 'three 1 b', 'a 10', 'b 50');
  expect(sorted(shareByPrice(graph, ['one', 'two', 'three'], 4))).toEqual(['a', 'b']);
  expect(sorted(shareByPrice(graph, ['one', 'two', 'three'], 6))).toEqual(['a b']);
});

test('files that no screen needs together are never one', () => {
  const graph = graphOf('one 1 a', 'two 1 a', 'three 1 b', 'four 1 b', 'a 1', 'b 1');
  expect(sorted(shareByPrice(graph, ['one', 'two', 'three', 'four'], 1e9))).toEqual(['a', 'b']);
});

test('what a file brings along for nothing counts too', () => {
  // With a in the file of b, the third screen would fetch what a needs.
  const graph = graphOf(
    'one 1 a b',
    'two 1 a b',
    'three 1 b',
    'four 1 heavy',
    'a 10 heavy',
    'b 50',
    'heavy 1000',
  );
  expect(sorted(shareByPrice(graph, ['one', 'two', 'three', 'four'], 6))).toEqual(['a heavy', 'b']);
});

test('every shared source is in one file and no other', () => {
  const names = Array.from({ length: 40 }, (_, place) => `m${place}`);
  const graph = graphOf(
    ...names.map(
      (name, place) => `${name} ${place + 1} ${names.slice(place + 1, place + 3).join(' ')}`,
    ),
    ...names.map((name, place) => `s${place} 1 ${name}`),
  );
  const screens = names.map((_, place) => `s${place}`);
  for (const price of [0, 10, 100, 1_000]) {
    const files = shareByPrice(graph, screens, price);
    expect(files.flat().toSorted()).toEqual(names.slice(1).toSorted());
  }
});
