import { expect, test } from 'vitest';
import { wireTimes } from './wire-times.ts';

const record = (startTime: number, requestStart: number, responseStart: number) => ({
  name: 'https://play.example/lotto/now?game=SSC1',
  ...{ startTime, requestStart, responseStart },
});

test('a request is as long as it was on its way, however late a busy page noticed', () => {
  const records = [record(10, 11, 30), record(100, 140, 160), record(90, 91, 99)];
  expect(wireTimes('/lotto/now', 95, 400, records)).toEqual([140, 160]);
});

test('without a record of this very request the page’s own times count', () => {
  expect(wireTimes('/lotto/now', 200, 400, [record(100, 140, 160)])).toEqual([200, 400]);
  expect(wireTimes('/lotto/then', 95, 400, [record(100, 140, 160)])).toEqual([95, 400]);
  // Another origin that does not say when it answered.
  expect(wireTimes('/lotto/now', 95, 400, [record(100, 0, 0)])).toEqual([95, 400]);
});
