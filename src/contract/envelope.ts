import * as v from 'valibot';

/** One field that a request got wrong: where it is, and what was expected there. */
export const FieldFault = v.object({ path: v.string(), message: v.string() });
export type FieldFault = v.InferOutput<typeof FieldFault>;

/** The answer to a refused call. `message` is written in the caller's language. */
export const Refusal = v.object({
  success: v.literal(false),
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.array(FieldFault)),
  /** Seconds after which trying again makes sense. */
  retryAfterSeconds: v.optional(v.number()),
  /** The next try has to bring the answer of a captcha. */
  captcha: v.optional(v.boolean()),
  requestId: v.optional(v.string()),
});
export type Refusal = v.InferOutput<typeof Refusal>;

/** The answer to a call that was done. */
export interface Success<Value> {
  success: true;
  value: Value;
}

export type Envelope<Value> = Success<Value> | Refusal;
