import { useNavigate } from '@tanstack/react-router';
import type { ReportRow, ReportRows } from '#contract/team-reports.ts';
import {
  type AgentSearch,
  agentSearchOf,
  useAgentSearch,
  useChangeAgentSearch,
} from './agent-search.ts';

/**
 * From a sum to what it is made of: a day or a class to its members, a member to their own team, and whatever
 * belongs to one account alone to its single bets.
 */
export function useDrillDown(
  by: ReportRows,
  /** Whose report it is. */
  whose: { account: string; isAgent: boolean } | undefined,
): (line: ReportRow) => void {
  const search = useAgentSearch();
  const change = useChangeAgentSearch();
  const navigate = useNavigate();
  const showBets = (account: string, chosen: Partial<AgentSearch>) =>
    void navigate({
      to: '/agentHome/personalHistoryCopy',
      search: { ...search, ...chosen, account, look: 'bets' },
    });
  return ({ key, hasTeam }) => {
    if (by === 'member' && hasTeam !== true) return showBets(key, {});
    if (by === 'member') return change({ account: key, by: 'member' }, { opens: true });
    const chosen = by === 'day' ? { from: key, to: key } : agentSearchOf({ class: key });
    if (whose && !whose.isAgent) return showBets(whose.account, chosen);
    return change({ ...chosen, by: 'member' }, { opens: true });
  };
}
