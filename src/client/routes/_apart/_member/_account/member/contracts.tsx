import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginContracts } from '#client/features/contracts/begin-contracts.ts';
import { ContractsScreen } from '#client/features/contracts/ContractsScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/contracts')({
  staticData: { title: msg`Contracts`, paint: 'device', needs: 'agents' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginContracts,
  component: ContractsScreen,
});
