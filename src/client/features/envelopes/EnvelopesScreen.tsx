import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { CaptchaField } from '#client/features/anti-abuse/CaptchaField.tsx';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { SavedAlert } from '#client/ground/errors/SavedAlert.tsx';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Card } from '#client/ui/Card.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { envelopes as envelopesCall } from '#contract/envelopes.ts';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import { envelopesQuery } from './envelope-queries.ts';
import { useTake } from './use-take.ts';

type Answer = ValueOf<typeof envelopesCall>;

/** Red envelopes that are open, come next, or are over; without a network as they last stood. */
export function EnvelopesScreen() {
  const { member } = useSession();
  const language = useLanguage();
  const query = useQuery({
    ...envelopesQuery(member?.id ?? '', language),
    enabled: member !== null,
  });
  const isOffline = useOfflineSince() !== null;
  return (
    <MemberPage>
      {isOffline && <SavedAlert />}
      <Loaded of={query} lost={<Trans>The envelopes could not be loaded.</Trans>}>
        {(answer) => <Envelopes answer={answer} isOffline={isOffline} />}
      </Loaded>
    </MemberPage>
  );
}

function Envelopes({ answer, isOffline }: { answer: Answer; isOffline: boolean }) {
  const { envelopes, currency, asOf } = answer;
  const { take, captcha, busyId, takenId, error } = useTake();
  const of = (...states: readonly string[]) =>
    envelopes.filter(({ state }) => states.includes(state));
  const now = Date.parse(asOf);
  const isRunning = ({ endsAt }: { endsAt: string }) => Date.parse(endsAt) > now;
  const open = of('open', 'taken', 'empty').filter(isRunning);
  const past = envelopes.filter((one) => !isRunning(one)).reverse();
  const cards = (list: Answer['envelopes']) =>
    list.map((envelope) => (
      <EnvelopeCard
        key={envelope.id}
        envelope={envelope}
        currency={currency}
        isBusy={busyId === envelope.id}
        isJustTaken={takenId === envelope.id}
        isOffline={isOffline}
        onTake={take}
      />
    ));
  return (
    <Stack>
      {!isOffline && <ErrorAlert error={error} />}
      {captcha && open.length > 0 && (
        <Card look="info">
          <CaptchaField captcha={captcha} />
          <Note>
            <Trans>
              There were many taps in a short time. Answer this first, then open the envelope.
            </Trans>
          </Note>
        </Card>
      )}
      {open.length > 0 ? (
        cards(open)
      ) : (
        <EmptyState icon={MailOpen} title={<Trans>No envelope is open right now.</Trans>}>
          <Trans>They open at fixed times. What is inside was decided before.</Trans>
        </EmptyState>
      )}
      {of('coming').length > 0 && (
        <Section heading={<Trans>Coming next</Trans>}>
          <Stack gap={3}>{cards(of('coming'))}</Stack>
        </Section>
      )}
      {past.length > 0 && (
        <Section heading={<Trans context="past">Over</Trans>}>
          <Stack gap={3}>{cards(past)}</Stack>
        </Section>
      )}
      <Note size="xs">
        <Trans>
          All shares are made before an envelope opens, and their order is committed. Being faster
          brings no larger share.
        </Trans>{' '}
        <Trans>
          As of <Time at={asOf} />
        </Trans>
      </Note>
    </Stack>
  );
}
