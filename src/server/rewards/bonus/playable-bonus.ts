import * as v from 'valibot';

const Digits = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);

/** The bonus that a stake may use, as `bonus_playable` returns it. */
export const PlayableBonus = v.object({
  grantId: v.string(),
  account: v.string(),
  balance: Digits,
  capStake: Digits,
});
export type PlayableBonus = v.InferOutput<typeof PlayableBonus>;
