import { expect, test } from 'vitest';
import { customerServiceTypes, resourceTypes } from '#contract/system.ts';
import { channelIcons } from './channel-icons.ts';

test('every place where the merchant speaks has a drawing of its own', () => {
  const places = [...resourceTypes.slice(2), ...customerServiceTypes];
  expect(new Set(Object.keys(channelIcons))).toEqual(new Set(places));
  expect(new Set(Object.values(channelIcons)).size).toBe(Object.keys(channelIcons).length);
});
