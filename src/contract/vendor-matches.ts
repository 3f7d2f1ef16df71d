import * as v from 'valibot';
import { Code, Moment } from './values.ts';

const Goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const Odds = v.pipe(v.number(), v.integer(), v.minValue(101), v.maxValue(100_000));

/** `GET matches`: what is played now or begins next, and what each end of it pays. */
export const VendorMatches = v.object({
  matches: v.pipe(
    v.array(
      v.object({
        match: Code,
        game: Code,
        league: v.pipe(v.string(), v.maxLength(60)),
        home: v.pipe(v.string(), v.maxLength(60)),
        away: v.pipe(v.string(), v.maxLength(60)),
        /** Null once it is played. */
        begins: v.nullable(Moment),
        /** The minute or the map that is played; null before it begins. */
        clock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))),
        score: v.nullable(v.tuple([Goals, Goals])),
        /** In hundredths: 185 pays 1.85 stakes. Empty while nothing is sold. */
        prices: v.pipe(
          v.array(v.object({ choice: v.picklist(['home', 'draw', 'away']), odds: Odds })),
          v.maxLength(3),
        ),
      }),
    ),
    v.maxLength(200),
  ),
});
