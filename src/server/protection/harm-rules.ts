/** What tells that somebody may be playing more than is good for them (L-HARM). */
export const harmMarkers = [
  'refused-deposits',
  'night-play',
  'rising-stakes',
  'chased-losses',
] as const;
export type HarmMarker = (typeof harmMarkers)[number];

/** Somebody who runs against their own limit again and again within a day. */
export const refusedDepositsADay = 3;

export function isNightPlay({ hour, minutes }: { hour: number; minutes: number }): boolean {
  return hour < nightEndsAt && minutes >= longNightMinutes;
}

/** Played since the night began: as much of it as raises a flag. */
export const longNightMinutes = 60;
const nightEndsAt = 5;

export interface Stakes {
  wagered: bigint;
  rounds: number;
}

/** This hour's stakes are a multiple of what was usual in the week before; a few rounds say nothing. */
export function areStakesRising(hour: Stakes, week: Stakes): boolean {
  if (hour.rounds < fewestRounds.hour || week.rounds < fewestRounds.week) return false;
  return hour.wagered * BigInt(week.rounds) >= risingBy * week.wagered * BigInt(hour.rounds);
}

const fewestRounds = { hour: 10, week: 50 };
const risingBy = 3n;

/** Another deposit, and another, on a day that is being lost. */
export function areLossesChased({ deposits, lost }: { deposits: number; lost: bigint }): boolean {
  return deposits >= depositsOfAChase && lost > 0n;
}

/** With fewer on a day nobody needs to look at what was lost. */
export const depositsOfAChase = 4;
