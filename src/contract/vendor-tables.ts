import * as v from 'valibot';
import { Code, Currency, Language, Minor } from './values.ts';

const latest = <Schema extends v.GenericSchema>(result: Schema) =>
  v.pipe(v.array(result), v.maxLength(24));

/** What came last at a live table, oldest first. */
export const LiveResults = v.variant('kind', [
  v.object({
    kind: v.literal('baccarat'),
    latest: latest(v.picklist(['player', 'banker', 'tie'])),
  }),
  v.object({
    kind: v.literal('roulette'),
    latest: latest(v.pipe(v.string(), v.regex(/^(00|\d|[12]\d|3[0-6])$/))),
  }),
]);
export type LiveResults = v.InferOutput<typeof LiveResults>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000));

/** Only where as many sit down as there are chairs. */
export const LiveSeats = v.object({ free: Count, all: Count });

/** `GET models`: who sits at the live tables now, and how each table stands, as far as the vendor tells. */
export const LiveModels = v.object({
  models: v.pipe(
    v.array(
      v.object({
        model: Code,
        name: v.pipe(v.string(), v.maxLength(60)),
        game: Code,
        languages: v.array(Language),
        isOnline: v.boolean(),
        players: v.pipe(v.number(), v.integer(), v.minValue(0)),
        /** The least and the most that one bet may be. */
        limits: v.optional(
          v.pipe(
            v.array(v.object({ currency: Currency, least: Minor, most: Minor })),
            v.maxLength(20),
          ),
        ),
        results: v.optional(LiveResults),
        seats: v.optional(LiveSeats),
      }),
    ),
    v.maxLength(200),
  ),
});
