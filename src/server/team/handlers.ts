import type { InferOutput } from 'valibot';
import * as calls from '#contract/team.ts';
import * as links from '#contract/team-links.ts';
import * as reports from '#contract/team-reports.ts';
import { type Answer, answer, type Download } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countClick, endOwnLink, listLinks, makeLink } from './invite-links.ts';
import { listMembers } from './list-members.ts';
import { chooseSeries, openAccountBelow } from './open-account.ts';
import { readConsolidated } from './read-consolidated.ts';
import { readMember } from './read-member.ts';
import { readOverview } from './read-overview.ts';
import { exportMemberBets } from './reports/export-bets.ts';
import { exportIncome } from './reports/export-income.ts';
import { exportReport, exportTeamTransactions } from './reports/export-report.ts';
import { listMemberBets } from './reports/list-member-bets.ts';
import { listTeamTransactions } from './reports/list-team-transactions.ts';
import { readAnnouncements, readIncome } from './reports/read-income.ts';
import { readReport } from './reports/read-report.ts';
import { writeToMember } from './write-to-member.ts';

export function teamAnswers(app: AppContext): Answer[] {
  return [
    answer(calls.consolidated, () => readConsolidated(app)),
    answer(calls.teamOverview, ({ request, player }) => readOverview(app, request, player)),
    answer(calls.teamMembers, ({ request, player }) => listMembers(app, request, player)),
    answer(calls.teamMember, ({ request, player }) => readMember(app, request, player)),
    answer(calls.sendTeamMessage, ({ request, player }) => writeToMember(app, request, player)),
    answer(calls.setMemberSeries, ({ request, player }) => chooseSeries(app, request, player)),
    answer(links.inviteLinks, ({ player }) => listLinks(app, player)),
    answer(links.makeInviteLink, ({ request, player }) => makeLink(app, request, player)),
    answer(links.endInviteLink, ({ request, player }) => endOwnLink(app, request, player)),
    answer(links.openInviteLink, ({ request }) => countClick(app, request)),
    answer(links.openTeamAccount, ({ request, player, visit }) =>
      openAccountBelow(app, request, player, visit),
    ),
    answer(reports.teamReport, ({ request, player }) => readReport(app, request, player)),
    answer(reports.memberBets, ({ request, player }) => listMemberBets(app, request, player)),
    answer(reports.teamTransactions, ({ request, player }) =>
      listTeamTransactions(app, request, player),
    ),
    answer(reports.agentIncome, ({ request, player }) => readIncome(app, request, player)),
    answer(reports.agentAnnouncements, ({ request, player }) =>
      readAnnouncements(app, request, player),
    ),
  ];
}

export function teamDownloads(app: AppContext): Download[] {
  return [
    {
      name: 'teamReportFile',
      path: reports.teamReportFilePath,
      who: 'agent',
      request: reports.TeamReportFileRequest,
      open: ({ request, player }) =>
        exportReport(app, request as InferOutput<typeof reports.TeamReportFileRequest>, player),
    },
    {
      name: 'teamTransactionFile',
      path: reports.teamTransactionFilePath,
      who: 'agent',
      request: reports.TeamTransactionFileRequest,
      open: ({ request, player }) =>
        exportTeamTransactions(
          app,
          request as InferOutput<typeof reports.TeamTransactionFileRequest>,
          player,
        ),
    },
    {
      name: 'memberBetFile',
      path: reports.memberBetFilePath,
      who: 'agent',
      request: reports.MemberBetFileRequest,
      open: ({ request, player }) =>
        exportMemberBets(app, request as InferOutput<typeof reports.MemberBetFileRequest>, player),
    },
    {
      name: 'incomeFile',
      path: reports.incomeFilePath,
      who: 'agent',
      request: reports.IncomeFileRequest,
      open: ({ request, player }) =>
        exportIncome(app, request as InferOutput<typeof reports.IncomeFileRequest>, player),
    },
  ];
}
