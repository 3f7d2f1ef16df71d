import * as v from 'valibot';
import { languages } from './languages.ts';

export const Language = v.picklist(languages);
export type Language = v.InferOutput<typeof Language>;

export const themes = ['auto', 'night', 'day'] as const;
export const Theme = v.picklist(themes);
export type Theme = v.InferOutput<typeof Theme>;

/** The categories that games and vendors belong to. */
export const gameTypes = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'INHOUSE',
] as const;
export const GameType = v.picklist(gameTypes);
export type GameType = v.InferOutput<typeof GameType>;

/** Minor units as digits: floats may not carry money; JSON and cache keys cannot carry a bigint. */
export const Minor = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,17})$/));

/** ISO 4217, or the merchant's code for points. */
export const Currency = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,8}$/));

/** How times are written where a person reads them; always the merchant's clock. */
export const Timestamp = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));

/** A moment for machines, with its zone. */
export const Moment = v.pipe(v.string(), v.isoTimestamp());

export const Flag = v.picklist([0, 1]);

/** A path of our own or an https address; never `javascript:` or `data:`. */
export const Address = v.pipe(v.string(), v.maxLength(2048), v.regex(/^(https:\/\/|\/(?!\/))/));

/**
 * Query strings carry text only, so numbers arrive as digits and leave the schema as numbers.
 * @__NO_SIDE_EFFECTS__
 */
export function count(minimum: number, maximum: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.number(),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );
}

export const Code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,64}$/));
export const PageNumber = count(1, 100_000);
export const PageSize = count(1, 999);
export const NodeId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
export const Nothing = v.strictObject({});
