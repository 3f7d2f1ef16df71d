import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NetworkFault } from '#client/data/refused.ts';

export const networkWords: Record<NetworkFault, MessageDescriptor> = {
  abnormal: msg`Network link is abnormal, please try again`,
  slow: msg`The page took longer time to load, please check your network connectivity`,
};
