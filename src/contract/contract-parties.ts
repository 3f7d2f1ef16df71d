import * as v from 'valibot';

/** Which side of a contract somebody stands on. */
export const Side = v.picklist(['upline', 'downline']);
export type Side = v.InferOutput<typeof Side>;

export const Party = v.object({ account: v.string(), nickname: v.string() });
export type Party = v.InferOutput<typeof Party>;

/** A name as it is typed or begun; accounts are told apart without regard to capitals. */
export const AccountName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));
