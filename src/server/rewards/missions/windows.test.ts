import { expect, test } from 'vitest';
import { periodAt } from './windows.ts';

test.each([
  // rewards.md, section 6: days are as long as the merchant's clocks make them.
  ['Europe/Madrid', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['Europe/Madrid', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['America/Bogota', '2026-10-25T12:00:00Z', '2026-10-25T05:00:00Z', '2026-10-26T05:00:00Z'],
  ['America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
])('a day in %s around %s', (zone, at, beginsAt, endsAt) => {
  expect(periodAt({ every: 'day' }, zone, new Date(at))).toEqual({
    beginsAt: new Date(beginsAt),
    endsAt: new Date(endsAt),
  });
});

test.each([
  ['week', '2026-11-22T23:00:00Z', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z'],
  ['week', '2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z'],
  ['month', '2026-12-31T23:59:59Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['month', '2028-02-29T01:00:00Z', '2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z'],
] as const)('a %s that holds %s', (every, at, beginsAt, endsAt) => {
  expect(periodAt({ every }, 'UTC', new Date(at))).toEqual({
    beginsAt: new Date(beginsAt),
    endsAt: new Date(endsAt),
  });
});

test('a mission that runs once has no period before it begins and after it ends', () => {
  const window = {
    every: 'once',
    from: '2026-11-20T00:00:00Z',
    to: '2026-11-21T00:00:00Z',
  } as const;
  expect(periodAt(window, 'UTC', new Date('2026-11-19T23:59:59Z'))).toBeNull();
  expect(periodAt(window, 'UTC', new Date('2026-11-20T00:00:00Z'))).not.toBeNull();
  expect(periodAt(window, 'UTC', new Date('2026-11-21T00:00:00Z'))).toBeNull();
});
