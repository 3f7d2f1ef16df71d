import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { titleOfPage } from './page-title.ts';

const i18n = setupI18n({ locale: 'es', messages: { es: { poker: 'Póker', help: 'Ayuda' } } });
const menus = [{ gameType: 'PVP' as const, title: 'Mesas' }];
const at = (pathname: string, id: string) => [
  { pathname: '/', staticData: {} },
  { pathname, staticData: { title: { id } } },
];

test('a category is called what the merchant calls it', () => {
  expect(titleOfPage(at('/pvp', 'poker'), menus, i18n)).toBe('Mesas');
});

test('other pages, and a category that nobody named, go by our own words', () => {
  expect(titleOfPage(at('/help', 'help'), menus, i18n)).toBe('Ayuda');
  expect(titleOfPage(at('/pvp', 'poker'), [], i18n)).toBe('Póker');
});
