import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { TimeChart } from '#client/ui/TimeChart.tsx';
import type { ValueOf } from '#contract/call.ts';
import { daysBetween, shiftDay } from '#contract/days.ts';
import type { teamMember } from '#contract/team.ts';
import { AgentPage } from './AgentPage.tsx';
import { AsOf } from './AsOf.tsx';
import { useAgentSearch, useChangeAgentSearch } from './agent-search.ts';
import { DaysBar } from './DaysBar.tsx';
import { FigureList } from './FigureList.tsx';
import { LinePath } from './LinePath.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { SeriesForm } from './SeriesForm.tsx';
import { memberCardQuery } from './team-queries.ts';
import { useSayMoney } from './use-say-figure.ts';

export type Card = ValueOf<typeof teamMember>;

/** One member of the team: figures, line and what an agent may do for them. */
export function MemberCard({ account }: { account: string }) {
  const { i18n } = useLingui();
  const { member } = useSession();
  const { from, to } = useAgentSearch();
  const query = useQuery({
    ...memberCardQuery(member?.id ?? '', { account, from, to }),
    enabled: member !== null,
    placeholderData: (before) => before,
  });
  const card = query.data;
  return (
    <AgentPage
      title={account}
      note={card && <AsOf asOf={card.asOf} lagSeconds={card.lagSeconds} />}
      back="/agentHome/downlineManagmentView"
    >
      <Loaded of={query} cards={4} lost={sayError(query.error, i18n)}>
        {(loaded) => <Whole card={loaded} />}
      </Loaded>
    </AgentPage>
  );
}

function Whole({ card }: { card: Card }) {
  const { t } = useLingui();
  const change = useChangeAgentSearch();
  const { member, path, own, team, currency, range } = card;
  const { say, sayShort } = useSayMoney(currency);
  const days = Array.from({ length: daysBetween(range.from, range.to) }, (_, place) =>
    shiftDay(range.from, place),
  );
  const validOn = new Map(card.days.map(({ day, valid }) => [day, valid]));
  return (
    <>
      <LinePath
        path={path}
        onGo={(account) => change({ account, member: undefined }, { opens: true })}
      />
      <MemberFacts card={card} />
      <DaysBar range={range} />
      <TimeChart
        label={t`Valid bets by day`}
        days={days}
        values={days.map((day) => validOn.get(day) ?? '0')}
        name={t`Valid bets`}
        say={say}
        sayShort={sayShort}
      />
      <Section heading={<Trans>Own play</Trans>}>
        <FigureList figures={own} currency={currency} />
      </Section>
      {member.team > 0 && (
        <Section heading={<Trans>With everybody below</Trans>}>
          <FigureList figures={team} currency={currency} />
        </Section>
      )}
      <Ways card={card} />
      {member.depth === 1 && <SeriesForm account={member.account} series={card.series} />}
    </>
  );
}

function Ways({ card: { member, range } }: { card: Card }) {
  const { account, direct, depth } = member;
  const { from, to } = range;
  return (
    <Stack gap={2}>
      <Button
        to="/agentHome/personalHistoryCopy"
        search={{ account, look: 'bets', from, to }}
        variant="outline"
        isWide
      >
        <Trans>Their bets</Trans>
      </Button>
      <Button
        to="/agentHome/agentDownlineTransactionDetailsCopy"
        search={{ account, from, to }}
        variant="outline"
        isWide
      >
        <Trans>Their deposits and withdrawals</Trans>
      </Button>
      {direct > 0 && (
        <Button to="/agentHome/downlineManagmentView" search={{ account }} variant="outline" isWide>
          <Trans>Who stands below</Trans>
        </Button>
      )}
      {depth === 1 && (
        <>
          <Button
            to="/agentHome/contracts"
            search={{ whose: 'downlines', account }}
            variant="outline"
            isWide
          >
            <Trans>Your contracts with them</Trans>
          </Button>
          <Button
            to="/agentHome/contracts"
            search={{ edit: 'offer', account }}
            variant="outline"
            isWide
          >
            <Trans>Offer a contract</Trans>
          </Button>
        </>
      )}
      {depth === 1 && (
        <Button to="/member/transferUpline" search={{ account }} variant="outline" isWide>
          <Trans>Send money</Trans>
        </Button>
      )}
    </Stack>
  );
}
