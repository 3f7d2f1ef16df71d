import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { SavedAlert } from '#client/ground/errors/SavedAlert.tsx';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { raffles as rafflesCall } from '#contract/raffles.ts';
import { RaffleCard } from './RaffleCard.tsx';
import { rafflesQuery } from './raffle-queries.ts';

type Answer = ValueOf<typeof rafflesCall>;

/** Raffles that run, come next, or were drawn; without a network as they last stood. */
export function RafflesScreen() {
  const { member } = useSession();
  const language = useLanguage();
  const query = useQuery({ ...rafflesQuery(member?.id ?? '', language), enabled: member !== null });
  const isOffline = useOfflineSince() !== null;
  return (
    <MemberPage>
      {isOffline && <SavedAlert />}
      <Loaded of={query} lost={<Trans>The raffles could not be loaded.</Trans>}>
        {(answer) => <Raffles answer={answer} isOffline={isOffline} />}
      </Loaded>
    </MemberPage>
  );
}

function Raffles({ answer, isOffline }: { answer: Answer; isOffline: boolean }) {
  const { raffles, currency, asOf } = answer;
  const running = raffles.filter(({ state }) => state !== 'drawn');
  const drawn = raffles.filter(({ state }) => state === 'drawn').reverse();
  const cards = (list: Answer['raffles']) => (
    <Stack gap={3}>
      {list.map((raffle) => (
        <RaffleCard key={raffle.id} raffle={raffle} currency={currency} isOffline={isOffline} />
      ))}
    </Stack>
  );
  return (
    <Stack>
      {running.length > 0 ? (
        cards(running)
      ) : (
        <EmptyState icon={Ticket} title={<Trans>No raffle runs right now.</Trans>}>
          <Trans>When one does, tickets come with what you play.</Trans>
        </EmptyState>
      )}
      {drawn.length > 0 && <Section heading={<Trans>Drawn before</Trans>}>{cards(drawn)}</Section>}
      <Note size="xs">
        <Trans>
          Tickets come with valid bets of your own money and are not sold. A prize waits in your
          reward centre.
        </Trans>{' '}
        <Trans>
          As of <Time at={asOf} />
        </Trans>
      </Note>
    </Stack>
  );
}
