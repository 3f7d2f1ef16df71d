import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PagedList } from '#client/ground/page/PagedList.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import type { RequestOf } from '#contract/call.ts';
import type { billMembers } from '#contract/contract-bills.ts';
import { whyWords } from './bill-words.ts';
import { billMembersQuery } from './contract-queries.ts';
import { useContractPlaces } from './use-contract-places.ts';

interface BillMembersProps {
  billId: string;
  currency: string;
}

type Which = RequestOf<typeof billMembers>['are'];

/** Who counted as active and who did not, each with the valid bets that decided it. */
export function BillMembers({ billId, currency }: BillMembersProps) {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const [are, setAre] = useState<Which>('active');
  const query = useInfiniteQuery({
    ...billMembersQuery(member?.id ?? '', { billId, are }),
    enabled: member !== null,
  });
  const activeFrom = query.data?.pages[0]?.activeFrom ?? '0';
  const counts = query.data?.pages[0]?.counts;
  const { isCentre } = useContractPlaces();
  const navigate = useNavigate();
  const known = query.data?.pages[0]?.withoutBets;
  const withoutBets = known?.members ?? 0;
  return (
    <Section heading={<Trans>Who counted</Trans>}>
      {activeFrom !== '0' && (
        <Note>
          <Trans>
            Active from valid bets of <Money minor={activeFrom} currency={currency} />.
          </Trans>
        </Note>
      )}
      {counts && counts.issued !== counts.now && (
        <Note>
          <Trans>
            When the bill was issued {counts.issued} counted, and that stays. With what came or was
            undone since, it would be {counts.now}: the list shows those.
          </Trans>
        </Note>
      )}
      <Tabs<Which>
        label={t`Members`}
        tabs={[
          { key: 'active', label: t`Active` },
          { key: 'not-active', label: t`Not counted` },
          { key: 'without-bets', label: t`No bets` },
        ]}
        open={are}
        onOpen={setAre}
      >
        {withoutBets > 0 && (
          <Note>
            {known?.isAll ? (
              <Plural
                value={withoutBets}
                one="# account has no bet in this time."
                other="# accounts have no bet in this time."
              />
            ) : (
              <Plural
                value={withoutBets}
                one="At least # account has no bet in this time."
                other="At least # accounts have no bet in this time."
              />
            )}
          </Note>
        )}
        <PagedList
          of={query}
          cards={2}
          empty={
            <Note>
              <Trans>Nobody.</Trans>
            </Note>
          }
        >
          {({ id, account, valid, missing, why }) => (
            <Row
              key={id}
              data={{ 'data-why': why }}
              title={account}
              note={
                why !== 'active' && (
                  <Note as="span" size="xs">
                    {i18n._(whyWords[why])}
                    {why === 'too-little' && missing !== '0' && (
                      <>
                        {': '}
                        <Trans>
                          <Money minor={missing} currency={currency} /> were missing
                        </Trans>
                      </>
                    )}
                  </Note>
                )
              }
              end={<Money minor={valid} currency={currency} />}
              isWay={isCentre}
              onPress={
                isCentre
                  ? () =>
                      void navigate({
                        to: '/agentHome/downlineManagmentView',
                        search: { member: account },
                      })
                  : undefined
              }
            />
          )}
        </PagedList>
      </Tabs>
    </Section>
  );
}
