import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BillsScreen } from '#client/features/contracts/BillsScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/agentRealtimeSalary')({
  staticData: { title: msg`Real-time salary`, paint: 'device', frame: 'bare' },
  validateSearch: v.object(agentWords),
  component: () => <BillsScreen kind="realtime" />,
});
