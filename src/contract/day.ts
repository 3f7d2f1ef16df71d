import * as v from 'valibot';
import { readDay } from './dates.ts';

/** A day that a calendar has, written as ISO does. The years leave room to count days in any database. */
export const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => {
    const day = readDay(text, 'year-first');
    return day !== null && day.year >= 1900 && day.year <= 2999;
  }),
);
