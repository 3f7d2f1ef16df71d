/** The words of what travels with home, of where money is shown, and of all but home: see split-words.ts. */
declare module '*.po?part=home' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?part=money' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?part=rest' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
