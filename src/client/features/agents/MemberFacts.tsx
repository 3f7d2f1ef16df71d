import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatCount } from '#client/ui/format-money.ts';
import { formatTimestamp } from '#client/ui/format-time.ts';
import { Money } from '#client/ui/Money.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Card } from './MemberCard.tsx';

/** Who it is and how they came; what the merchant does not show is left out. */
export function MemberFacts({ card: { member, series, code, currency } }: { card: Card }) {
  const { i18n } = useLingui();
  const say = (count: number) => formatCount(count, i18n.locale);
  return (
    <Facts>
      <Fact name={<Trans>Name</Trans>}>
        {member.nickname}{' '}
        {member.isOnline && (
          <Status tone="good">
            <Trans>Online</Trans>
          </Status>
        )}
      </Fact>
      <Fact name={<Trans>Kind of account</Trans>}>
        {member.isAgent ? <Trans>Agent</Trans> : <Trans>Member</Trans>}
      </Fact>
      <Fact name={<Trans>Level below you</Trans>}>{member.depth}</Fact>
      {member.direct > 0 && (
        <Fact name={<Trans>Below them</Trans>}>
          <Trans>
            {say(member.direct)} directly, {say(member.team)} in all
          </Trans>
        </Fact>
      )}
      <Fact name={<Trans>Registered</Trans>}>
        <Time at={member.joinedAt} />
      </Fact>
      <Fact name={<Trans>Last login</Trans>}>
        {member.lastLoginAt ? <Time at={member.lastLoginAt} /> : <Trans>Never</Trans>}
      </Fact>
      <Fact name={<Trans>Last played</Trans>}>
        {member.lastPlayDay ? formatTimestamp(member.lastPlayDay) : <Trans>Never</Trans>}
      </Fact>
      {member.balance !== null && (
        <Fact name={<Trans>Balance</Trans>}>
          <Money minor={member.balance} currency={currency} />
        </Fact>
      )}
      {code !== null && <Fact name={<Trans>Came by the link</Trans>}>{code}</Fact>}
      <Fact name={<Trans>Prize series</Trans>}>{series ?? <Trans>Whatever a game has</Trans>}</Fact>
    </Facts>
  );
}
