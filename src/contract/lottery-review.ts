import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Code, Minor, Moment } from './values.ts';

/** The lottery as operators see it. */
export const lotteryExposure = defineCall({
  name: 'lotteryExposure',
  summary: 'What tickets that wait for their draw may win, by numero, play and number',
  method: 'GET',
  path: '/lgw/operator/exposure',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({ game: v.optional(Code) }),
  value: v.object({
    list: v.array(
      v.object({
        game: v.string(),
        numero: v.string(),
        state: v.picklist(['upcoming', 'open', 'closed', 'drawn']),
        closesAt: Moment,
        tickets: v.number(),
        stake: Minor,
        /** What each play may promise; null where the merchant sets no bound. */
        mostExposure: v.nullable(Minor),
        /** The same for one number of a play, and for one player. */
        mostPerNumber: v.nullable(Minor),
        mostPerPlayer: v.nullable(Minor),
        plays: v.array(v.object({ play: v.string(), tickets: v.number(), promised: Minor })),
        /** The numbers that would cost most, where the merchant bounds them. */
        numbers: v.array(v.object({ play: v.string(), number: v.string(), promised: Minor })),
      }),
    ),
  }),
  refuses: [],
});
