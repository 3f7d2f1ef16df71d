import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PasswordStrength } from '#contract/password-strength.ts';

export const strengthWords: Record<PasswordStrength, MessageDescriptor> = {
  0: msg`Very easy to guess`,
  1: msg`Easy to guess`,
  2: msg`Fair`,
  3: msg`Good`,
  4: msg`Strong`,
};
