import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';

/** Games are silent until somebody on this device asks for sound. */
export const gameSoundAtom = atomWithStorage('game-sound', false, deviceStorage(v.boolean()));
