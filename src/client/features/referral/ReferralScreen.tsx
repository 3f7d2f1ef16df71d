import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { SavedAlert } from '#client/ground/errors/SavedAlert.tsx';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { List } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { referralOverview } from '#contract/referral.ts';
import { FriendRow } from './FriendRow.tsx';
import { LinkCard } from './LinkCard.tsx';
import { MonthRoom } from './MonthRoom.tsx';
import { referralQuery } from './referral-queries.ts';
import { TypeCode } from './TypeCode.tsx';
import { WhatItBrings } from './WhatItBrings.tsx';

export type Overview = ValueOf<typeof referralOverview>;

/** One's invitation, `referral`: link, friends, and what they still need; without a network as it last stood. */
export function ReferralScreen() {
  const { member } = useSession();
  const query = useQuery({ ...referralQuery(member?.id ?? ''), enabled: member !== null });
  const isOffline = useOfflineSince() !== null;
  return (
    <MemberPage>
      {isOffline && <SavedAlert />}
      <Loaded of={query} lost={<Trans>Your invitation could not be loaded.</Trans>}>
        {(overview) => <Invitation overview={overview} />}
      </Loaded>
    </MemberPage>
  );
}

function Invitation({ overview }: { overview: Overview }) {
  const { isOpen, friends, invited, asOf } = overview;
  const more = invited - friends.length;
  return (
    <Stack>
      {isOpen ? (
        <>
          <WhatItBrings overview={overview} />
          <LinkCard code={overview.code} />
          <MonthRoom overview={overview} />
        </>
      ) : (
        <EmptyState icon={UserRoundPlus} title={<Trans>Nobody can be invited right now.</Trans>}>
          <Trans>Friends who came before go on counting.</Trans>
        </EmptyState>
      )}
      {overview.typeUntil !== null && <TypeCode until={overview.typeUntil} />}
      <Section heading={<Trans>Your friends</Trans>}>
        {friends.length === 0 ? (
          <Note>
            <Trans>Nobody has come by your link yet. Only adults can open an account.</Trans>
          </Note>
        ) : (
          <List>
            {friends.map((friend, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two friends may have one masked name
              <FriendRow key={index} friend={friend} />
            ))}
          </List>
        )}
        {more > 0 && (
          <Note size="xs">
            <Plural value={more} one="and # friend before" other="and # friends before" />
          </Note>
        )}
      </Section>
      <Note size="xs">
        <Trans>
          You see which step a friend is missing, and never what they deposit or stake. Inviting
          brings something for each friend alone, and nothing for friends of friends.
        </Trans>{' '}
        <Trans>
          As of <Time at={asOf} />
        </Trans>
      </Note>
    </Stack>
  );
}
