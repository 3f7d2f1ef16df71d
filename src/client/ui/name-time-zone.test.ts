import { expect, test } from 'vitest';
import { nameTimeZone } from './name-time-zone.ts';

test.each([
  ['es', 'America/Bogota', 'hora de Colombia'],
  ['zh', 'Asia/Ho_Chi_Minh', '越南时间'],
  ['en', 'America/Bogota', 'Colombia Time'],
])('in %s, %s is called %s', (language, zone, name) => {
  expect(nameTimeZone(zone, language)).toBe(name);
});
