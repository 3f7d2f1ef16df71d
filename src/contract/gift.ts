import * as v from 'valibot';

/** What may be given without a condition: it is the player's own with the claim. */
export const giftForms = ['cash', 'points'] as const;
export type GiftForm = (typeof giftForms)[number];

/** In a definition: minor units, or points. */
export const Gift = v.strictObject({
  form: v.picklist(giftForms),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});
export type Gift = v.InferOutput<typeof Gift>;
