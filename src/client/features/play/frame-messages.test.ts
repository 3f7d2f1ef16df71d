import { expect, test } from 'vitest';
import { frameOriginOf, readMessage } from './frame-messages.ts';

const window = {};
const origin = 'https://play1.example';
const ready = { verbena: 1, kind: 'ready' };

test('a word of the game is heard from its own window and origin', () => {
  expect(readMessage({ source: window, origin, data: ready }, { window, origin })).toEqual(ready);
});

test.each([
  ['another window', { source: {}, origin, data: ready }],
  ['another origin', { source: window, origin: 'https://play1.example.evil', data: ready }],
  ['a sandbox without an origin', { source: window, origin: 'null', data: ready }],
  ['a word nobody agreed on', { source: window, origin, data: { verbena: 1, kind: 'open' } }],
  ['a word with more in it', { source: window, origin, data: { ...ready, to: '/member' } }],
  ['no word at all', { source: window, origin, data: 'ready' }],
])('%s is not heard', (_, heard) => {
  expect(readMessage(heard, { window, origin })).toBeNull();
});

test('nothing is heard while there is no frame', () => {
  expect(readMessage({ source: null, origin, data: ready }, { window: null, origin })).toBeNull();
});

test('a game lives at an origin that is not ours, and speaks http', () => {
  const own = 'https://verbena.example';
  expect(frameOriginOf('https://play1.example/play/PG/X#token=a', own)).toBe(origin);
  expect(frameOriginOf('https://verbena.example/play/PG/X#token=a', own)).toBeNull();
  expect(frameOriginOf('javascript:alert(1)', own)).toBeNull();
  expect(frameOriginOf('/play/PG/X', own)).toBeNull();
});
