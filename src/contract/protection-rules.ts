/** What a player may limit; `session` counts minutes played, the others money. */
export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** The last 24 hours, the last 7 days, and the calendar month of the merchant's clock. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

export const breakKinds = ['cool-off', 'exclusion'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** A cool-off in hours: from one day to six weeks. */
export const coolOffHours = { least: 24, most: 6 * 7 * 24 } as const;
/** An exclusion in months: from half a year to ten years. */
export const exclusionMonths = { least: 6, most: 120 } as const;
/** Minutes between two reality checks. */
export const realityMinutes = { least: 15, most: 120, usual: 60 } as const;

/** A looser limit comes into force a day later, and only by a confirmation within these days. */
export const loosenAfterHours = 24;
export const loosenWithinDays = 7;
