import { useAgentSearch } from '#client/features/agents/agent-search.ts';
import { BillsScreen } from './BillsScreen.tsx';

/** The member centre's one page for bills of every kind. */
export function MemberBillsScreen() {
  const { kind = 'dividend' } = useAgentSearch();
  return <BillsScreen kind={kind} />;
}
