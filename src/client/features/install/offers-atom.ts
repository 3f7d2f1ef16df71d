import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** What draws the offers, once there is one to make; null until then. */
export const offersAtom = atom<ComponentType | null>(null);
