import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Dices, FileSignature, Users } from 'lucide-react';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Entry } from '#client/ground/page/Entry.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Section } from '#client/ui/Section.tsx';
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
import { MemberActions } from './MemberActions.tsx';
import styles from './MemberCard.module.css';
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
      <MemberActions member={member} />
      <DaysBar range={range} />
      {card.days.some(({ valid }) => valid !== '0') && (
        <TimeChart
          label={t`Valid bets by day`}
          days={days}
          values={days.map((day) => validOn.get(day) ?? '0')}
          name={t`Valid bets`}
          say={say}
          sayShort={sayShort}
        />
      )}
      {member.team > 0 && (
        <Section heading={<Trans>With everybody below</Trans>}>
          <FigureList figures={team} currency={currency} />
        </Section>
      )}
      <Section heading={<Trans>Own play</Trans>}>
        <FigureList figures={own} currency={currency} />
      </Section>
      <Ways card={card} />
      {member.depth === 1 && <SeriesForm account={member.account} series={card.series} />}
    </>
  );
}

/** From the card to the lines behind its figures. */
function Ways({ card: { member, range } }: { card: Card }) {
  const { account, direct, depth } = member;
  const { from, to } = range;
  return (
    <ul className={styles.ways}>
      <Entry
        icon={Dices}
        to="/agentHome/personalHistoryCopy"
        search={{ account, look: 'bets', from, to }}
      >
        <Trans>Their bets</Trans>
      </Entry>
      <Entry
        icon={ArrowLeftRight}
        to="/agentHome/agentDownlineTransactionDetailsCopy"
        search={{ account, from, to }}
      >
        <Trans>Their deposits and withdrawals</Trans>
      </Entry>
      {direct > 0 && (
        <Entry icon={Users} to="/agentHome/downlineManagmentView" search={{ account }}>
          <Trans>Who stands below</Trans>
        </Entry>
      )}
      {depth === 1 && (
        <Entry
          icon={FileSignature}
          to="/agentHome/contracts"
          search={{ whose: 'downlines', account }}
        >
          <Trans>Your contracts with them</Trans>
        </Entry>
      )}
    </ul>
  );
}
