import { expect, test } from 'vitest';
import { isMadeOfOwnWords } from './own-words.ts';

const own = ['Casa Lúdica', 'ludica', 'ana.gomez90', '573001234567'];

test.each([
  'ludica123',
  'Lúdica2026!',
  'casaludica',
  'CASA-LUDICA-7',
  '1ud1c4!!',
  'lud!ca99',
  'ludicaludica',
  'acidul12',
  'anagomez1990',
  'Ana.Gomez90',
  'gomez90',
  'an4gom3z',
  'ludica-anagomez',
  'ludicapassword',
  'colombia2026ludica',
  '3001234567',
  '1234567',
])('“%s” is made of the site’s and the account’s own words', (password) => {
  expect(isMadeOfOwnWords(password, own)).toBe(true);
});

test.each([
  'tortuga sube la escalera',
  'k7#Vq9!tZ2pL',
  'ludica-y-siete-tortugas',
  'zapatoverdeluna',
  '58203941',
  '八百只鸭子过河',
])('“%s” is somebody’s own', (password) => {
  expect(isMadeOfOwnWords(password, own)).toBe(false);
});

test('names of one or two signs make no word, and no name none', () => {
  expect(isMadeOfOwnWords('xq-mango-tormenta', ['', 'x', 'xq'])).toBe(false);
});
