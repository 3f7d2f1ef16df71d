import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginMemberBills } from '#client/features/contracts/begin-contracts.ts';
import { MemberBillsScreen } from '#client/features/contracts/MemberBillsScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/contractBills')({
  staticData: { title: msg`Bills`, paint: 'device', needs: 'agents' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginMemberBills,
  component: MemberBillsScreen,
});
