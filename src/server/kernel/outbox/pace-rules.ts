/** So many within a time; a caller who reached that waits until the oldest is out of it again. */
export interface Cap {
  most: number;
  withinSeconds: number;
  /** Instead: so long after the newest. */
  pauseSeconds?: number;
}

/** What one number or e-mail address may be sent. */
export const recipientCaps: readonly Cap[] = [
  { most: 5, withinSeconds: 15 * 60, pauseSeconds: 5 * 60 },
  { most: 8, withinSeconds: 3_600 },
  { most: 12, withinSeconds: 86_400 },
];

/** Many phones share one address of a mobile network, so these are wide. */
export const addressCaps: readonly Cap[] = [
  { most: 30, withinSeconds: 3_600 },
  { most: 120, withinSeconds: 86_400 },
];

/** Pumping goes to countries where nobody plays; what comes through before someone looks is bounded. */
export const countryCaps: readonly Cap[] = [
  { most: 1_000, withinSeconds: 3_600 },
  { most: 8_000, withinSeconds: 86_400 },
];

export const resendAfterSeconds = 60;
/** No cap looks further back. */
export const paceKeptSeconds = 86_400;

/** Notices that nobody requested, such as a login from a new device; codes are counted apart. */
export const noticeCaps: readonly Cap[] = [
  { most: 3, withinSeconds: 3_600 },
  { most: 10, withinSeconds: 86_400 },
];
