import { agentTypes } from '#contract/member.ts';
import type { Database } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dayRange } from '#server/records/day-range.ts';
import { readTimeZone } from '#server/records/read-time-zone.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import { readSite } from '#server/system/read-site.ts';
import { teamReader } from './count-facts.ts';
import { isAgentStopped, selectInTeam, selectPath, type TeamPerson } from './tree-store.ts';

/** Whose figures are asked for: the agent, or somebody of the agent's team and nobody else. */
export async function findInTeam(
  database: Database,
  player: Player,
  account: string | undefined,
): Promise<Outcome<TeamPerson, 'agent.stopped' | 'team.unknown-member'>> {
  if (await isAgentStopped(database, player.id)) return refuse('agent.stopped');
  const member = await selectInTeam(database, player.id, account ?? player.account);
  return member ? done(member) : refuse('team.unknown-member');
}

/** From the agent who asks down to somebody of the team. */
export async function readPath(database: Database, player: Player, memberId: string) {
  const path = await selectPath(database, player.id, memberId);
  return path.map(personOf);
}

export function personOf({ account, nickname, type }: Omit<TeamPerson, 'depth' | 'id'>) {
  return { account, nickname, isAgent: agentTypes.includes(type) };
}

/** Days, currency, and up to when facts were counted: what every answer about a team says. */
export async function readFrame(
  app: AppContext,
  asked: { from?: string | undefined; to?: string | undefined },
) {
  const [timeZone, { currency }, lagSeconds] = await Promise.all([
    readTimeZone(app),
    readSite(app, 'en'),
    readLagSeconds(app.database, teamReader),
  ]);
  const now = app.clock.now();
  const { from, to, today, earliest } = dayRange(
    { days: daysWithoutAsking, ...asked },
    timeZone,
    now,
  );
  // Before the first day that is kept there is nothing to tell of.
  const last = to < earliest ? earliest : to;
  return {
    range: { from: from > last ? last : from, to: last, today, earliest, timeZone },
    currency,
    asOf: new Date(now.getTime() - Math.round(lagSeconds * 1_000)).toISOString(),
    lagSeconds: Math.max(0, Math.round(lagSeconds)),
  };
}

const daysWithoutAsking = 7;
