import * as v from 'valibot';

/** What a player may be offered only where the gateway has the domain behind it. */
export const capabilities = [
  'agents',
  'bonuses',
  'cashback',
  'envelopes',
  'missions',
  'points',
  'raffles',
  'referral',
  'rewards',
  'vip',
] as const;
export const Capability = v.picklist(capabilities);
export type Capability = v.InferOutput<typeof Capability>;
