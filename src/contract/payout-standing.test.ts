import { expect, test } from 'vitest';
import { bestStanding, payoutStanding } from './payout-standing.ts';

const now = '2026-11-20T12:00:00.000Z';
const place = { holder: 'Ana Luz Rey', usableFrom: '2026-11-19T12:00:00.000Z' };
const around = { isOffered: true, name: 'Ana Luz Rey', now };

test('a place rests, is switched off or bears another name, and none of them counts as ready', () => {
  expect(payoutStanding(place, around)).toBe('ready');
  expect(payoutStanding({ ...place, usableFrom: now }, around)).toBe('ready');
  const resting = { ...place, usableFrom: '2026-11-20T12:00:00.001Z' };
  expect(payoutStanding(resting, around)).toBe('resting');
  expect(payoutStanding(resting, { ...around, isOffered: false })).toBe('off');
  expect(payoutStanding(place, { ...around, name: 'Bob Mule', isOffered: false })).toBe(
    'other-name',
  );
  expect(payoutStanding(place, { ...around, name: null })).toBe('ready');
});

test('of several places the best counts', () => {
  expect(bestStanding([])).toBe('none');
  expect(bestStanding(['other-name', 'off'])).toBe('off');
  expect(bestStanding(['off', 'resting', 'other-name'])).toBe('resting');
  expect(bestStanding(['off', 'ready'])).toBe('ready');
});
