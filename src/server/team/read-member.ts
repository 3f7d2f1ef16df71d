import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { teamMember } from '#contract/team.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { shownFigures } from './figures.ts';
import { shownMember } from './list-members.ts';
import { selectMembers } from './member-store.ts';
import { sumFigures, sumFiguresBy } from './sum-store.ts';
import { findInTeam, readFrame, readPath } from './team-scope.ts';
import { selectAgentSetting } from './tree-store.ts';

type Card = AnswerOf<typeof teamMember>;

/** One member of the team; oneself too. */
export async function readMember(
  app: AppContext,
  { account, ...asked }: RequestOf<typeof teamMember>,
  player: Player,
): Promise<Outcome<Card, (typeof teamMember)['refuses'][number]>> {
  const { database, clock } = app;
  const found = await findInTeam(database, player, account);
  if (!found.done) return found;
  const agentId = found.value.id;
  const frame = await readFrame(app, asked);
  const { range, currency } = frame;
  const wanted = { ...range, viewerId: player.id, agentId, currency };
  const [rows, path, own, team, days, setting] = await Promise.all([
    selectMembers(database, {
      ...range,
      currency,
      now: clock.now(),
      agentId: player.id,
      ids: [agentId],
    }),
    readPath(database, player, agentId),
    sumFigures(database, { ...wanted, reach: 'own' }),
    sumFigures(database, { ...wanted, reach: 'team' }),
    sumFiguresBy(database, 'day', { ...wanted, reach: 'own' }),
    selectAgentSetting(database),
  ]);
  const [member] = shownMember(rows[0], setting.shows_balances);
  if (!member) return refuse('team.unknown-member');
  return done({
    member,
    path,
    own: shownFigures(own),
    team: shownFigures(team),
    days: days.map(({ key, ...sums }) => ({ day: key, ...shownFigures(sums) })),
    series: rows[0]?.series ?? null,
    code: rows[0]?.code ?? null,
    ...frame,
  });
}
