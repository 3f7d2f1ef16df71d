import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BillsScreen } from '#client/features/contracts/BillsScreen.tsx';
import { beginBills } from '#client/features/contracts/begin-contracts.ts';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/agentRealtimeSalary')({
  staticData: { title: msg`Real-time salary`, paint: 'device', agentPlace: 'reports' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginBills('realtime'),
  component: () => <BillsScreen kind="realtime" />,
});
