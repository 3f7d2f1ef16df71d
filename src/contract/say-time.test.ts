import { expect, test } from 'vitest';
import { sayDate, sayMonth, sayShortDay, sayTime } from './say-time.ts';

const today = new Date('2026-11-25T20:00:00Z');

test.each([
  ['2026-11-25T08:53:07Z', 'es', 'hoy, 8:53'],
  ['2026-11-24T23:59:59Z', 'es', 'ayer, 23:59'],
  ['2026-11-26T00:00:00Z', 'en', 'tomorrow, 0:00'],
  ['2026-11-30T10:05:00Z', 'es', 'el lunes, 10:05'],
  ['2026-11-30T10:05:00Z', 'zh', '星期一 10:05'],
  ['2026-11-23T10:05:00Z', 'es', 'el 23 de noviembre, 10:05'],
  ['2026-11-19T10:05:00Z', 'en', '19 November, 10:05'],
  ['2026-12-01T10:05:00Z', 'en', 'Tuesday, 10:05'],
  ['2026-12-02T10:05:00Z', 'en', '2 December, 10:05'],
  ['2027-01-22T08:18:38Z', 'es', 'el 22 de enero de 2027, 8:18'],
  ['2027-01-22T08:18:38Z', 'zh', '2027年1月22日 8:18'],
  ['2026-01-22T08:18:38Z', 'ms', '22 Januari, 8:18'],
])('%s in %s is said %s', (at, language, words) => {
  expect(sayTime(new Date(at), today, language)).toBe(words);
});

test('a page that is drawn for everybody says the date, and a term only its day', () => {
  expect(sayTime(today, null, 'es')).toBe('el 25 de noviembre, 20:00');
  expect(sayTime(new Date('2026-11-25T23:59:59Z'), today, 'es', true)).toBe('hoy');
});

test.each([
  ['es', '4 de marzo de 2026', 'marzo de 2026', 'mié 4 mar'],
  ['en', '4 March 2026', 'March 2026', 'Wed 4 Mar'],
  ['zh', '2026年3月4日', '2026年3月', '3月4日周三'],
  ['ms', '4 Mac 2026', 'Mac 2026', 'Rab 4 Mac'],
])('days and months stand alone in %s', (language, date, month, short) => {
  expect(sayDate('2026-03-04', language)).toBe(date);
  expect(sayMonth('2026-03', language)).toBe(month);
  expect(sayShortDay('2026-03-04', language)).toBe(short);
});
