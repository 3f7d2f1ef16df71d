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
import type { Withdrawal } from '#contract/withdrawals.ts';
import { Hint } from './AccountPicker.tsx';
import { useMemberId, useWithdrawPlace } from './use-withdraw-place.ts';
import { withdrawalsQuery } from './withdraw-queries.ts';
import { stateTones, stateWords } from './withdraw-words.ts';

/** All that was ever asked for, the newest first; the next come as one nears the end. */
export function WithdrawHistory() {
  const query = useInfiniteQuery(withdrawalsQuery(useMemberId()));
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  if (list.length === 0) return null;
  return (
    <Exact>
      <Section heading={<Trans>Your withdrawals</Trans>}>
        <List>
          {list.map((withdrawal) => (
            <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </List>
        <More of={query} />
      </Section>
    </Exact>
  );
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { i18n } = useLingui();
  const { go } = useWithdrawPlace();
  const { id, state, account, amount, currency, askedAt } = withdrawal;
  return (
    <Row
      title={
        <>
          {account.name} <Hint of={account.hint} />
        </>
      }
      note={
        <Note as="span">
          <Time at={askedAt} />
        </Note>
      }
      end={
        <>
          <Money minor={`-${amount}`} currency={currency} />
          <Status tone={stateTones[state]}>{i18n._(stateWords[state])}</Status>
        </>
      }
      data={{ 'data-state': state }}
      onPress={() => void go({ withdrawal: id })}
    />
  );
}
