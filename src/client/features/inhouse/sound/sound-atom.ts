import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';

/** Off until somebody asks for it, and then on for this device alone. */
export const soundAtom = atomWithStorage('sound', false, deviceStorage(v.boolean()), {
  getOnInit: true,
});
