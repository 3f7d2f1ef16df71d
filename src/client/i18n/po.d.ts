/** The words of what travels with home, and of all else: see build/split-words.ts. */
declare module '*.po?part=home' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
  export const partsAt: string | null;
}

declare module '*.po?part=rest' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
