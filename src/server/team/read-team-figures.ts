import type { Database } from '#server/db/open.ts';
import { type FigureSums, resultOf } from './figures.ts';
import { type MemberValid, selectHour, selectMembersValid } from './period-store.ts';
import { type DaySpan, sumFigures } from './sum-store.ts';

export interface PeriodFigures {
  valid: bigint;
  /** P: below nothing, the team lost. */
  result: bigint;
  sums: FigureSums;
}

/** What an agent's team came to over days of the merchant's, the agent included. */
export async function readTeamFigures(
  database: Database,
  wanted: DaySpan & { agentId: string; currency: string },
): Promise<PeriodFigures> {
  const sums = await sumFigures(database, { ...wanted, reach: 'team' });
  return { valid: BigInt(sums.valid), result: resultOf(sums), sums };
}

export interface ActiveWanted extends DaySpan {
  agentId: string;
  currency: string;
  /** Valid bets of the period from which a member counts as active. */
  threshold: bigint;
  /** All of the team, or the direct downline; the agent counts in neither. */
  scope: 'all' | 'direct';
}

export interface ActiveMembers {
  active: MemberValid[];
  /** Who bet, but less than the threshold. */
  below: MemberValid[];
}

/** Who of the team counts as active over days, and who bet and does not; the largest first. */
export async function readActiveMembers(
  database: Database,
  { threshold, ...wanted }: ActiveWanted,
): Promise<ActiveMembers> {
  const members = await selectMembersValid(database, wanted);
  const isActive = ({ valid }: MemberValid) => valid > 0n && valid >= threshold;
  return { active: members.filter(isActive), below: members.filter((one) => !isActive(one)) };
}

export interface HourWanted {
  agentId: string;
  currency: string;
  /** When a clock hour of the merchant's zone begins. */
  hour: Date;
  /** Valid bets count whose stake is at least this. */
  singleBet: bigint;
  scope: 'all' | 'direct';
}

export interface HourFigures {
  /** Valid bets with a stake of at least the single bet. */
  counted: bigint;
  /** P of the hour, of all valid bets. */
  result: bigint;
  /** Who placed the bets that count; the agent is not among them. */
  members: MemberValid[];
}

/** What a team came to in one clock hour. */
export function readTeamHour(database: Database, wanted: HourWanted): Promise<HourFigures> {
  return selectHour(database, wanted);
}
