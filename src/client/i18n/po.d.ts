/** The words of what travels with home, and those of everything else: see split-words.ts. */
declare module '*.po?part=home' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?part=rest' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
