import * as calls from '#contract/team.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { listMembers } from './list-members.ts';
import { readConsolidated } from './read-consolidated.ts';
import { readMember } from './read-member.ts';
import { readOverview } from './read-overview.ts';

export function teamAnswers(app: AppContext): Answer[] {
  return [
    answer(calls.consolidated, () => readConsolidated(app)),
    answer(calls.teamOverview, ({ request, player }) => readOverview(app, request, player)),
    answer(calls.teamMembers, ({ request, player }) => listMembers(app, request, player)),
    answer(calls.teamMember, ({ request, player }) => readMember(app, request, player)),
  ];
}
