import type { Counted } from '#contract/mission-terms.ts';
import type { GameType } from '#contract/values.ts';

/** What a condition is made of, as a sentence of a language needs it. */
export interface Parts {
  /** The least stake or deposit that counts; null: any. */
  minimum: string | null;
  times: number;
  dailyCap: string | null;
}

export interface MissionWords {
  counters: Readonly<Record<Counted['counter'], (parts: Parts) => string>>;
  classes: Readonly<Record<GameType, string>>;
  /** Names of categories or vendors, in a row, behind the sentence. */
  within(names: string): string;
  dailyCap(sum: string): string;
  /** Between two names. */
  /** What counts, for which games, up to what a day. */
  between: string;
}
