import type { LimitPeriod } from '#contract/protection-rules.ts';

/** The most that a licence lets anybody deposit, by currency, in minor units. */
export type Maxima = Readonly<Record<string, Readonly<Record<LimitPeriod, bigint>>>>;

/** What a licence says on protection. */
export interface ProtectionPack {
  id: string;
  /** Where it is written. */
  source: string;
  depositMaxima: Maxima;
}
