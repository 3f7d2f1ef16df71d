import { expect, test } from 'vitest';
import { titleAt } from './compose-title.ts';

function spanishTitles(gameClassify: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => titleAt(gameClassify, place).name.es);
}

test('Spanish contracts its article, and names that are people’s take none', () => {
  const titles = spanishTitles('VIDEO', 2_940);
  expect(titles).toContain('Tesoro del Jaguar');
  expect(titles).toContain('Noche de la Luna');
  expect(titles).toContain('Tesoro de Anubis');
  expect(titles).toContain('Regreso del Águila');
  expect(titles.filter((title) => / de el /i.test(title))).toEqual([]);
});

test('a Spanish adjective agrees with what it describes', () => {
  const titles = spanishTitles('VIDEO', 2_940);
  expect(titles).toContain('Jaguar Dorado');
  expect(titles).toContain('Luna Dorada');
  expect(titles).toContain('Águila Dorada');
});

test('English says "the" before a creature and not before a name', () => {
  const titles = Array.from({ length: 2_940 }, (_, place) => titleAt('VIDEO', place).name.en);
  expect(titles).toContain('Legend of the Wolf');
  expect(titles).toContain('Legend of Zeus');
});

test('when all plain titles are taken, an edition tells the next ones apart', () => {
  const titles = spanishTitles('CLASSIC', 2_500);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.some((title) => title.endsWith(' Deluxe'))).toBe(true);
});

test('a class without words is refused by name', () => {
  expect(() => titleAt('CHESS', 0)).toThrow('CHESS');
});
