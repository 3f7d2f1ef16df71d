import { expect, test } from 'vitest';
import { answerChunkLoss, isChunkLoss } from './lost-chunk.ts';

const first = { reloadedAtMs: null, nowMs: 1_000_000, isOffline: false };

test('a lost chunk offers one reload', () => {
  expect(answerChunkLoss(first)).toBe('offer-reload');
});

test('right after a reload it only says so, so that nobody goes round in a circle', () => {
  expect(answerChunkLoss({ ...first, reloadedAtMs: 999_000 })).toBe('say');
  expect(answerChunkLoss({ ...first, reloadedAtMs: 1_000_000 - 599_999 })).toBe('say');
});

test('another release, much later, may offer again', () => {
  expect(answerChunkLoss({ ...first, reloadedAtMs: 1_000_000 - 600_000 })).toBe('offer-reload');
});

test('without a network nothing new can be fetched', () => {
  expect(answerChunkLoss({ ...first, isOffline: true })).toBe('offline');
});

test.each([
  'Failed to fetch dynamically imported module: https://x.example/assets/a.js',
  'error loading dynamically imported module: https://x.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('every engine’s words are known: %s', (words) => {
  expect(isChunkLoss(new Error(words))).toBe(true);
});

test('other errors are not taken for it', () => {
  expect(isChunkLoss(new Error('The network is abnormal.'))).toBe(false);
  expect(isChunkLoss('dynamically imported module')).toBe(false);
});
