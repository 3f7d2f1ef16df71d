import type { Language, Theme } from '#contract/values.ts';

export interface Look {
  language: Language;
  theme: Theme;
  /** Drawn for a phone. */
  isNarrow: boolean;
}
