import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Chip } from '#client/ui/Chip.tsx';
import { ChipRail } from '#client/ui/ChipRail.tsx';
import type { Path } from '#client/ui/Go.tsx';
import type { ContractKind } from '#contract/contract-terms.ts';
import { consolidatedQuery, waitingContractsQuery } from './team-queries.ts';

/** From report to report; those about contracts only where the merchant has their kind. */
export function ReportTabs() {
  const { t } = useLingui();
  const { member } = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data } = useQuery({ ...consolidatedQuery(member?.id ?? ''), enabled: member !== null });
  const { data: contracts } = useQuery({
    ...waitingContractsQuery(member?.id ?? ''),
    enabled: member !== null,
  });
  // A kind that was switched off is still read while there are bills of it.
  const shown = reports.filter(
    ({ needs, kind }) =>
      needs === undefined || data?.[needs] === 1 || contracts?.billed.includes(kind),
  );
  return (
    // Those that depend on the merchant come later, and move the chosen one: it is brought to sight again.
    <ChipRail key={shown.length} label={t`Reports`} chosen={pathname}>
      {shown.map(({ to, name }) => (
        <Chip key={to} to={to} isChosen={pathname === to}>
          {name}
        </Chip>
      ))}
    </ChipRail>
  );
}

type Switch = 'divtypereq' | 'dailysalreqtype' | 'contracthoursalreq' | 'realtimesalreqtype';

type Report = { to: Path; name: ReactNode } & (
  | { needs?: never; kind?: never }
  | { needs: Switch; kind: ContractKind }
);

const reports: readonly Report[] = [
  { to: '/agentHome/personalHistoryCopy', name: <Trans>Team betting</Trans> },
  { to: '/agentHome/palStatementsAgentCopy', name: <Trans>User profit and loss</Trans> },
  { to: '/agentHome/agentRevenueReport', name: <Trans>My income</Trans> },
  { to: '/agentHome/agentDownlineTransactionDetailsCopy', name: <Trans>Account details</Trans> },
  {
    to: '/agentHome/agentDividendRecordCopy2',
    name: <Trans>Dividend</Trans>,
    needs: 'divtypereq',
    kind: 'dividend',
  },
  {
    to: '/agentHome/agentDailyWages2',
    name: <Trans>Daily salary</Trans>,
    needs: 'dailysalreqtype',
    kind: 'daily',
  },
  {
    to: '/agentHome/agentHourSalary',
    name: <Trans>Hourly salary</Trans>,
    needs: 'contracthoursalreq',
    kind: 'hourly',
  },
  {
    to: '/agentHome/agentRealtimeSalary',
    name: <Trans>Real-time salary</Trans>,
    needs: 'realtimesalreqtype',
    kind: 'realtime',
  },
];
