import { expect, test } from 'vitest';
import { isInstallMoment } from './install-moment.ts';

const dayMs = 24 * 60 * 60_000;
const history = {
  visits: 1,
  gamesOpened: 0,
  declinedAtMs: null,
  isInstalled: false,
  canInstall: true,
};

test('a first look around is left in peace', () => {
  expect(isInstallMoment(history, 0)).toBe(false);
});

test('the offer comes on the second day, or at the third game', () => {
  expect(isInstallMoment({ ...history, visits: 2 }, 0)).toBe(true);
  expect(isInstallMoment({ ...history, gamesOpened: 3 }, 0)).toBe(true);
});

test('a no holds for thirty days', () => {
  const declined = { ...history, visits: 9, declinedAtMs: 0 };
  expect(isInstallMoment(declined, 29 * dayMs)).toBe(false);
  expect(isInstallMoment(declined, 30 * dayMs)).toBe(true);
});

test('what is installed, or cannot be, is not offered', () => {
  expect(isInstallMoment({ ...history, visits: 2, isInstalled: true }, 0)).toBe(false);
  expect(isInstallMoment({ ...history, visits: 2, canInstall: false }, 0)).toBe(false);
});
