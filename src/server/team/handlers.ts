import * as calls from '#contract/team.ts';
import * as links from '#contract/team-links.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countClick, endOwnLink, listLinks, makeLink } from './invite-links.ts';
import { listMembers } from './list-members.ts';
import { chooseSeries, openAccountBelow } from './open-account.ts';
import { readConsolidated } from './read-consolidated.ts';
import { readMember } from './read-member.ts';
import { readOverview } from './read-overview.ts';

export function teamAnswers(app: AppContext): Answer[] {
  return [
    answer(calls.consolidated, () => readConsolidated(app)),
    answer(calls.teamOverview, ({ request, player }) => readOverview(app, request, player)),
    answer(calls.teamMembers, ({ request, player }) => listMembers(app, request, player)),
    answer(calls.teamMember, ({ request, player }) => readMember(app, request, player)),
    answer(calls.setMemberSeries, ({ request, player }) => chooseSeries(app, request, player)),
    answer(links.inviteLinks, ({ player }) => listLinks(app, player)),
    answer(links.makeInviteLink, ({ request, player }) => makeLink(app, request, player)),
    answer(links.endInviteLink, ({ request, player }) => endOwnLink(app, request, player)),
    answer(links.openInviteLink, ({ request }) => countClick(app, request)),
    answer(links.openTeamAccount, ({ request, player, visit }) =>
      openAccountBelow(app, request, player, visit),
    ),
  ];
}
