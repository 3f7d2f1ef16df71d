import { useNavigate } from '@tanstack/react-router';
import type { ReportRow, ReportRows } from '#contract/team-reports.ts';
import { agentSearchOf, useAgentSearch, useChangeAgentSearch } from './agent-search.ts';

/**
 * From a sum to what it is made of: a day or a class to its members, a member to their own team or
 * days, and a day of theirs to the single bets.
 */
export function useDrillDown(by: ReportRows): (line: ReportRow) => void {
  const search = useAgentSearch();
  const change = useChangeAgentSearch();
  const navigate = useNavigate();
  const showBets = (account: string, days: { from?: string; to?: string }) =>
    void navigate({
      to: '/agentHome/personalHistoryCopy',
      search: { ...agentSearchOf(search), ...days, account, look: 'bets' } as never,
    });
  return (line) => {
    const { key, hasTeam } = line;
    if (by === 'member' && hasTeam !== true) showBets(key, {});
    else if (by === 'member') change({ account: key, by: 'member' }, { opens: true });
    else if (by === 'day') change({ from: key, to: key, by: 'member' }, { opens: true });
    else change({ class: agentSearchOf({ class: key }).class, by: 'member' }, { opens: true });
  };
}
