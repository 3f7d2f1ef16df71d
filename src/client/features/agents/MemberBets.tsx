import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { PagedList } from '#client/ground/page/PagedList.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import { type MemberBet, memberBetFilePath } from '#contract/team-reports.ts';
import { AgentPage } from './AgentPage.tsx';
import { useAgentSearch } from './agent-search.ts';
import { betTones, betWords } from './agent-words.ts';
import { ClassField } from './ClassField.tsx';
import { DaysBar } from './DaysBar.tsx';
import { FileLink } from './FileLink.tsx';
import { memberBetsQuery } from './team-queries.ts';

/** The single bets of one member of the team: the end of every way down. */
export function MemberBets({ account }: { account: string }) {
  const { member } = useSession();
  const language = useLanguage();
  const { from, to, class: one } = useAgentSearch();
  const query = useInfiniteQuery({
    ...memberBetsQuery(member?.id ?? '', { account, from, to, class: one, language }),
    enabled: member !== null,
  });
  const first = query.data?.pages[0];
  return (
    <Exact>
      <AgentPage
        title={account}
        note={
          <Note size="xs">
            <Trans>Bets</Trans>
          </Note>
        }
        back="/agentHome/personalHistoryCopy"
        action={<FileLink path={memberBetFilePath} filters={{ account, from, to, class: one }} />}
      >
        <DaysBar range={first?.range} />
        <ClassField />
        <PagedList
          of={query}
          cards={5}
          lost={<Trans>The bets could not be loaded.</Trans>}
          empty={<EmptyState icon={Dices} title={<Trans>No bets in these days.</Trans>} />}
        >
          {(bet) => (
            <Bet key={`${bet.at} ${bet.round}`} bet={bet} currency={first?.currency ?? ''} />
          )}
        </PagedList>
      </AgentPage>
    </Exact>
  );
}

function Bet({ bet, currency }: { bet: MemberBet; currency: string }) {
  const { i18n } = useLingui();
  const { game, at, round, stake, valid, payout, state } = bet;
  return (
    <Row
      title={game}
      note={
        <Note as="span" size="xs">
          <Time at={at} />
          <br />
          {payout === null ? (
            <Trans>Running</Trans>
          ) : (
            <Trans>
              Paid out <Money minor={payout} currency={currency} />
            </Trans>
          )}
          {valid !== stake && (
            <>
              {' · '}
              <Trans>
                Valid <Money minor={valid} currency={currency} />
              </Trans>
            </>
          )}
          <br />
          {round}
        </Note>
      }
      end={
        <>
          <Money minor={stake} currency={currency} />
          <Status tone={betTones[state]}>{i18n._(betWords[state])}</Status>
        </>
      }
    />
  );
}
