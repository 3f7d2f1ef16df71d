import { expect, test } from 'vitest';
import { endOf, type Pause } from './offer-days.ts';

const offer = { promotion: 'welcome', product: 'casino', days: 30, audience: 'everyone' } as const;
const day = (date: string) => new Date(`2026-${date}T00:00:00Z`);
const pause = (kind: Pause['kind'], from: string, to: string): Pause => ({
  ...{ kind, beganAt: day(from), endsAt: day(to) },
});
const over = (breaks: readonly Pause[], endsAt = day('12-31')) =>
  endOf({ offer }, { joinedAt: day('03-01'), endsAt, breaks })
    .toISOString()
    .slice(5, 10);

test('an offer lasts its days from joining on, and no longer than its mission', () => {
  expect(over([])).toBe('03-31');
  expect(over([], day('03-10'))).toBe('03-10');
});

test('its days stand still in a break, once where breaks overlap', () => {
  expect(over([pause('cool-off', '03-10', '03-17')])).toBe('04-07');
  expect(over([pause('cool-off', '03-15', '03-19'), pause('cool-off', '03-10', '03-17')])).toBe(
    '04-09',
  );
  // One that began before joining counts from joining on; one that came after its end moves nothing.
  expect(over([pause('cool-off', '02-20', '03-03')])).toBe('04-02');
  expect(over([pause('cool-off', '04-05', '05-05')])).toBe('03-31');
  // The first one's days bring the second one in.
  expect(over([pause('cool-off', '03-10', '03-17'), pause('cool-off', '04-05', '04-06')])).toBe(
    '04-08',
  );
  expect(over([pause('cool-off', '03-10', '04-10')], day('04-05'))).toBe('04-05');
});

test('a self-exclusion ends it as it begins', () => {
  expect(over([pause('exclusion', '03-10', '12-10')])).toBe('03-10');
  expect(over([pause('cool-off', '03-05', '03-08'), pause('exclusion', '03-07', '12-10')])).toBe(
    '03-07',
  );
});
