import { expect, test } from 'vitest';
import { withIntent, withIntents, withoutIntent } from './favourite-intents.ts';
import { createTapGate } from './tap-gate.ts';

test('what was just pressed shows at once, over what the gateway knows', () => {
  const shown = withIntents(['1', '2'], { '2': 'remove', '3': 'add' });
  expect([...shown].sort()).toEqual(['1', '3']);
});

test('an intent that the gateway has done already changes nothing', () => {
  expect([...withIntents(['1'], { '1': 'add', '9': 'remove' })]).toEqual(['1']);
});

test('the last wish for a game takes the place of the one before', () => {
  expect(withIntent({ '1': 'add' }, '1', 'remove')).toEqual({ '1': 'remove' });
});

test('settling an older wish leaves a newer one to be sent', () => {
  expect(withoutIntent({ '1': 'remove' }, '1', 'add')).toEqual({ '1': 'remove' });
  expect(withoutIntent({ '1': 'add', '2': 'add' }, '1', 'add')).toEqual({ '2': 'add' });
});

test('a second tap within a second does nothing, whichever heart it is on', () => {
  const isTaken = createTapGate();
  expect(isTaken(5_000)).toBe(true);
  expect(isTaken(5_999)).toBe(false);
  expect(isTaken(6_000)).toBe(true);
});

test('taps that were turned away do not prolong the wait', () => {
  const isTaken = createTapGate();
  for (const nowMs of [0, 400, 800]) isTaken(nowMs);
  expect(isTaken(1_000)).toBe(true);
});
