import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Card } from '#client/ui/Card.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import type { Path } from '#client/ui/Go.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Figure } from '#client/ui/Stat.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { ContractKind } from '#contract/contract-terms.ts';
import { sayShortDay } from '#contract/say-time.ts';
import { type agentIncome, type IncomeKind, incomeFilePath } from '#contract/team-reports.ts';
import { AgentPage } from './AgentPage.tsx';
import { type AgentSearch, agentSearchOf, useAgentSearch } from './agent-search.ts';
import { incomeWords } from './agent-words.ts';
import { billPages } from './bill-pages.ts';
import { DaysBar } from './DaysBar.tsx';
import { FileLink } from './FileLink.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { incomeQuery } from './team-queries.ts';

type Income = ValueOf<typeof agentIncome>;

type Line = Income['list'][number];

const contractKinds: Readonly<Partial<Record<IncomeKind, ContractKind>>> = {
  dividend: 'dividend',
  'daily-salary': 'daily',
  'hourly-salary': 'hourly',
  'realtime-salary': 'realtime',
};

/** What a line is made of: the bills that were paid on that day, or the single rebates. */
function wayOf({ kind, day, received }: Line, account: string): { to: Path; search: AgentSearch } {
  const one = contractKinds[kind];
  if (one) {
    const whose = received === '0' ? 'downlines' : 'mine';
    return { to: billPages[one], search: agentSearchOf({ whose, paidOn: day }) };
  }
  return {
    to: '/agentHome/agentDownlineTransactionDetailsCopy',
    search: agentSearchOf({ account, group: 'agent-rebate', from: day, to: day }),
  };
}

/** What one's own line brought and cost, `agentRevenueReport`. */
export function IncomeScreen() {
  const { member } = useSession();
  const { from, to } = useAgentSearch();
  const query = useQuery({
    ...incomeQuery(member?.id ?? '', { from, to }),
    enabled: member !== null,
  });
  return (
    <AgentPage action={<FileLink path={incomeFilePath} filters={{ from, to }} />}>
      <ReportTabs />
      <DaysBar range={query.data?.range} />
      <Loaded of={query} lost={<Trans>The report could not be loaded.</Trans>}>
        {(income) => <Days income={income} account={member?.account ?? ''} />}
      </Loaded>
    </AgentPage>
  );
}

interface DaysProps {
  income: Income;
  account: string;
}

function Days({ income: { list, received, paid, currency }, account }: DaysProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const kept = String(BigInt(received) - BigInt(paid));
  return (
    <>
      <Card as="div">
        <Note>
          <Trans>Kept</Trans>
        </Note>
        <Figure>
          <Money minor={kept} currency={currency} isSigned />
        </Figure>
        <Facts>
          <Fact name={<Trans>Received</Trans>}>
            <Money minor={received} currency={currency} />
          </Fact>
          <Fact name={<Trans>Paid to downlines</Trans>}>
            <Money minor={paid} currency={currency} />
          </Fact>
        </Facts>
      </Card>
      {list.length === 0 ? (
        <EmptyState icon={HandCoins} title={<Trans>Nothing came in during these days.</Trans>}>
          <Trans>Rebates of your team’s play and what your contracts pay stand here.</Trans>
        </EmptyState>
      ) : (
        <List>
          {list.map((one) => (
            <Row
              key={`${one.day} ${one.kind}`}
              title={i18n._(incomeWords[one.kind])}
              note={
                <Note as="span" size="xs">
                  {sayShortDay(one.day, i18n.locale)}
                  {one.paid !== '0' && (
                    <>
                      {' · '}
                      <Trans>
                        Paid on <Money minor={one.paid} currency={currency} />
                      </Trans>
                    </>
                  )}
                </Note>
              }
              end={<Money minor={one.received} currency={currency} isSigned />}
              isWay
              onPress={() => void navigate(wayOf(one, account))}
            />
          ))}
        </List>
      )}
    </>
  );
}
