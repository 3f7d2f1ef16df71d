import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText, X } from 'lucide-react';
import { useAgentSearch, useChangeAgentSearch } from '#client/features/agents/agent-search.ts';
import { DaysBar } from '#client/features/agents/DaysBar.tsx';
import { FileLink } from '#client/features/agents/FileLink.tsx';
import { ReportTabs } from '#client/features/agents/ReportTabs.tsx';
import { PagedList } from '#client/ground/page/PagedList.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Chip } from '#client/ui/Chip.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Stat, Stats } from '#client/ui/Stat.tsx';
import type { ValueOf } from '#contract/call.ts';
import { billFilePath, billStates, type listBills } from '#contract/contract-bills.ts';
import type { ContractKind } from '#contract/contract-terms.ts';
import { sayShortDay } from '#contract/say-time.ts';
import { BillRow } from './BillRow.tsx';
import { BillScreen } from './BillScreen.tsx';
import { billStateWords } from './bill-words.ts';
import { ContractFrame } from './ContractFrame.tsx';
import { billsQuery, billsWanted } from './contract-queries.ts';
import { KindTabs } from './KindTabs.tsx';
import { useContractPlaces } from './use-contract-places.ts';

/** What contracts of a kind came to: one's own bills, an agent's also of the direct downlines; or one of them. */
export function BillsScreen({ kind }: { kind: ContractKind }) {
  const { bill } = useAgentSearch();
  if (bill !== undefined) return <BillScreen key={bill} billId={bill} />;
  return <Bills kind={kind} />;
}

function Bills({ kind }: { kind: ContractKind }) {
  const { t, i18n } = useLingui();
  const { member, isAgent } = useSession();
  const { isCentre } = useContractPlaces();
  const wanted = billsWanted(kind, useAgentSearch());
  const { whose, state, account, paidOn } = wanted;
  const change = useChangeAgentSearch();
  const query = useInfiniteQuery({
    ...billsQuery(member?.id ?? '', wanted),
    enabled: member !== null,
  });
  const first = query.data?.pages[0];
  const days = paidOn ? { paidOn } : { from: first?.range.from, to: first?.range.to };
  const filters = { kind, whose, state, account, ...days };
  return (
    <Exact>
      <ContractFrame action={<FileLink path={billFilePath} filters={filters} />}>
        {isCentre ? <ReportTabs /> : <KindTabs kind={kind} />}
        {isAgent && (
          <ChipRow<'mine' | 'downlines'>
            label={t`Whose bills`}
            chips={[
              { key: 'mine', label: t`What I receive` },
              { key: 'downlines', label: t`What I pay` },
            ]}
            chosen={whose}
            onChoose={(key) => change({ whose: key, account: undefined })}
          />
        )}
        {account !== undefined && (
          <div>
            <Chip icon={X} isChosen onClick={() => change({ account: undefined })}>
              <Trans>Only {account}</Trans>
            </Chip>
          </div>
        )}
        {paidOn === undefined ? (
          <DaysBar range={first?.range} />
        ) : (
          <div>
            <Chip icon={X} isChosen onClick={() => change({ paidOn: undefined })}>
              <Trans>Paid on {sayShortDay(paidOn, i18n.locale)}</Trans>
            </Chip>
          </div>
        )}
        <StateChips />
        {first?.sum && <Sums sum={first.sum} currency={first.currency} />}
        <PagedList
          of={query}
          cards={5}
          lost={<Trans>The bills could not be loaded.</Trans>}
          lostWords={<Trans>Without a network only what you have looked at before is here.</Trans>}
          empty={
            <EmptyState icon={ReceiptText} title={<Trans>There is no bill in these days.</Trans>}>
              <Trans>Bills come by themselves, once their period is over.</Trans>
            </EmptyState>
          }
        >
          {(one) => (
            <BillRow
              key={one.id}
              bill={one}
              onOpen={() => change({ bill: one.id }, { opens: true })}
            />
          )}
        </PagedList>
      </ContractFrame>
    </Exact>
  );
}

function StateChips() {
  const { t, i18n } = useLingui();
  const { state } = useAgentSearch();
  const change = useChangeAgentSearch();
  return (
    <ChipRow
      label={t`Which bills`}
      chips={[
        { key: 'all' as const, label: t`All` },
        ...billStates.map((key) => ({ key, label: i18n._(billStateWords[key]) })),
      ]}
      chosen={state ?? 'all'}
      onChoose={(key) => change({ state: key === 'all' ? undefined : key })}
    />
  );
}

interface SumsProps {
  sum: NonNullable<ValueOf<typeof listBills>['sum']>;
  currency: string;
}

function Sums({ sum: { bills, due, paid }, currency }: SumsProps) {
  return (
    <Stats>
      <Stat
        name={
          <>
            <Trans>To pay</Trans> · <Plural value={bills} one="# bill" other="# bills" />
          </>
        }
      >
        <Money minor={due} currency={currency} />
      </Stat>
      <Stat name={<Trans context="a bill">Paid</Trans>}>
        <Money minor={paid} currency={currency} />
      </Stat>
    </Stats>
  );
}
