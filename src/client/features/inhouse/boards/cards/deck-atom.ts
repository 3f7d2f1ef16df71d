import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';

/** Two colours, as cards are printed everywhere, or one for each suit. */
export const deckAtom = atomWithStorage<'two' | 'four'>(
  'deck',
  'two',
  deviceStorage(v.picklist(['two', 'four'])),
  { getOnInit: true },
);
