import { expect, test } from 'vitest';
import { profileFields } from '#contract/profile-rules.ts';
import { profileGroups } from './profile-groups.ts';

test('every field is asked once, in the contract’s order', () => {
  expect(Object.values(profileGroups).flat()).toEqual(profileFields);
});
