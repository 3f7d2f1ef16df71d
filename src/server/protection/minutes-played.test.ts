import { expect, test } from 'vitest';
import { minutesPlayed } from './minutes-played.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const played = (now: string, last: string | null) =>
  minutesPlayed(at(now), last === null ? null : at(last)).map((one) =>
    one.toISOString().slice(11, 16),
  );

test.each([
  ['the first round is one minute', '10:00:59', null, ['10:00']],
  ['two rounds within a minute are that minute', '10:00:59', '10:00:00', ['10:00']],
  [
    'a short pause is played',
    '10:05:10',
    '10:00:00',
    ['10:01', '10:02', '10:03', '10:04', '10:05'],
  ],
  ['a longer one is not', '10:06:00', '10:00:00', ['10:06']],
  ['a clock that was set back counts the minute it says', '09:00:00', '10:00:00', ['09:00']],
])('L-LOSS: %s', (_, now, last, expected) => {
  expect(played(now, last)).toEqual(expected);
});
