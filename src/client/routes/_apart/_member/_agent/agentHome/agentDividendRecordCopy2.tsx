import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BillsScreen } from '#client/features/contracts/BillsScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/agentDividendRecordCopy2')({
  staticData: { title: msg`Dividend`, paint: 'device', frame: 'bare' },
  validateSearch: v.object(agentWords),
  component: () => <BillsScreen kind="dividend" />,
});
