import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';

// Read before the first render: a balance that was hidden must not flash.
export const balanceHiddenAtom = atomWithStorage(
  'balance-hidden',
  false,
  deviceStorage(v.boolean()),
  { getOnInit: true },
);

/** As many stars whatever is hidden: their number would tell how much it is. */
export const hiddenStars = '*****';
