import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityReason } from '#contract/activities.ts';

export const reasonWords: Readonly<Record<ActivityReason, MessageDescriptor>> = {
  unclear: msg`The pictures do not show what was asked for.`,
  'not-met': msg`What was asked for is not met.`,
  'not-yours': msg`What was sent is not of your account.`,
  'sent-before': msg`These pictures were sent before.`,
  'too-late': msg`It came too late.`,
};
