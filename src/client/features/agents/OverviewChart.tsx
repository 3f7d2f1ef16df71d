import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { TimeChart } from '#client/ui/TimeChart.tsx';
import { useAgentSearch } from './agent-search.ts';
import type { Overview } from './OverviewScreen.tsx';
import { overviewQuery } from './team-queries.ts';
import { useSayCount, useSayMoney } from './use-say-figure.ts';

/** The window's days beside those before. A single day is shown with the week that it ends. */
export function OverviewChart() {
  const { member } = useSession();
  const { window = 'day', to } = useAgentSearch();
  const { data } = useQuery({
    ...overviewQuery(member?.id ?? '', { window: window === 'day' ? 'week' : window, to }),
    enabled: member !== null,
  });
  return data ? <DaysChart overview={data} /> : <Skeleton shape="banner" />;
}

const sums = ['valid', 'result', 'deposits', 'withdrawals'] as const;
const counts = ['active', 'registrations'] as const;
type Measure = (typeof sums)[number] | (typeof counts)[number];

function DaysChart({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const [measure, setMeasure] = useState<Measure>('valid');
  const money = useSayMoney(overview.currency);
  const count = useSayCount();
  const { say, sayShort } = measure === 'active' || measure === 'registrations' ? count : money;
  const names: Record<Measure, string> = {
    valid: t`Valid bets`,
    result: t`Team result`,
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    active: t`Active members`,
    registrations: t`New accounts`,
  };
  const { from } = overview.now.range;
  const valuesOf = (isNow: boolean) =>
    overview.days.filter(({ day }) => day >= from === isNow).map((one) => String(one[measure]));
  return (
    <Stack gap={2}>
      <ChipRow<Measure>
        label={t`What the chart shows`}
        chips={[...sums, ...counts].map((key) => ({ key, label: names[key] }))}
        chosen={measure}
        onChoose={setMeasure}
      />
      <TimeChart
        label={t`${names[measure]} by day`}
        days={overview.days.flatMap(({ day }) => (day >= from ? [day] : []))}
        values={valuesOf(true)}
        name={names[measure]}
        compare={{ name: t`Before`, values: valuesOf(false) }}
        say={say}
        sayShort={sayShort}
      />
    </Stack>
  );
}
