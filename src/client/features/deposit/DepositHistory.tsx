import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { More } from '#client/ground/page/More.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { DepositBrief } from '#contract/deposits.ts';
import { depositsQuery } from './deposit-queries.ts';
import { stateTones, stateWords } from './deposit-words.ts';
import { headSum } from './head-sum.ts';
import { kindIcons } from './kind-icons.ts';
import { useDepositPlace, useWhose } from './use-deposit-place.ts';

/** What was paid in before, and what is still on its way; the next come as one nears the end. */
export function DepositHistory() {
  const { memberId, language } = useWhose();
  const query = useInfiniteQuery(depositsQuery(memberId, language));
  const deposits = query.data?.pages.flatMap((page) => page.deposits) ?? [];
  if (deposits.length === 0) return null;
  return (
    <Exact>
      <Section heading={<Trans>Your deposits</Trans>}>
        <List>
          {deposits.map((deposit) => (
            <DepositRow key={deposit.id} deposit={deposit} />
          ))}
        </List>
        <More of={query} />
      </Section>
    </Exact>
  );
}

function DepositRow({ deposit }: { deposit: DepositBrief }) {
  const { i18n } = useLingui();
  const { go } = useDepositPlace();
  const { received, currency, state } = deposit;
  return (
    <Row
      title={deposit.title}
      note={
        <Note as="span">
          <Time at={deposit.begunAt} />
        </Note>
      }
      icon={kindIcons[deposit.kind]}
      end={
        <>
          <Money minor={headSum(deposit)} currency={currency} isSigned={received !== null} />
          <Status tone={stateTones[state]}>{i18n._(stateWords[state])}</Status>
        </>
      }
      data={{ 'data-state': state }}
      onPress={() => void go({ deposit: deposit.id })}
    />
  );
}
