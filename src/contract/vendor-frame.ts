import * as v from 'valibot';
import { Currency, Minor } from './values.ts';

/** What a vendor's game in our frame tells the page around it; anything else is ignored. */
export const FromVendor = v.variant('kind', [
  v.strictObject({ verbena: v.literal(1), kind: v.literal('ready') }),
  /** A round has ended: balance, net position and recents are asked anew. */
  v.strictObject({ verbena: v.literal(1), kind: v.literal('round-over') }),
  v.strictObject({ verbena: v.literal(1), kind: v.literal('leave') }),
  v.strictObject({ verbena: v.literal(1), kind: v.literal('deposit') }),
  /** What can be played with: shown in the bar around the game, so that the game needs none of its own. */
  v.strictObject({
    verbena: v.literal(1),
    kind: v.literal('balance'),
    amount: Minor,
    currency: Currency,
  }),
  /** The session is over; the page offers to launch again. */
  v.strictObject({ verbena: v.literal(1), kind: v.literal('over') }),
]);
export type FromVendor = v.InferOutput<typeof FromVendor>;

/** What the page tells the game: no new round may begin while it is paused. */
export const ToVendor = v.variant('kind', [
  v.strictObject({ verbena: v.literal(1), kind: v.literal('pause') }),
  v.strictObject({ verbena: v.literal(1), kind: v.literal('resume') }),
  v.strictObject({ verbena: v.literal(1), kind: v.literal('sound'), isOn: v.boolean() }),
]);
export type ToVendor = v.InferOutput<typeof ToVendor>;

/** What follows `#` in a launch address, as a query string; the token never reaches a log by it. */
export const launchFields = ['token', 'language', 'theme', 'mode', 'origin'] as const;
