import { atom } from 'jotai';
import type { Provider } from '#contract/system.ts';

export interface PendingLink {
  provider: Provider;
  ticket: string;
  /** As its owner recognises it. */
  hint: string;
}

/** Waits for the login that it needs; in memory only, and asked about before anything is linked. */
export const pendingLinkAtom = atom<PendingLink | null>(null);
