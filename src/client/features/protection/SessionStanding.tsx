import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { formatMinutes, minutesBetween } from '#client/ui/format-duration.ts';
import { Money } from '#client/ui/Money.tsx';
import { sessionFactsQuery } from './protection-queries.ts';

/** How it stands and how long it has been, as entries of a list that stands over every game (L-SESSION). */
export function SessionStanding() {
  const { i18n } = useLingui();
  const { member, isTrial } = useSession();
  const { data: facts } = useQuery({
    ...sessionFactsQuery(member?.id ?? ''),
    enabled: member !== null && !isTrial,
    refetchInterval: 60_000,
  });
  const minutes = useMinutesSince(facts?.since, facts?.now);
  if (!facts) return null;
  return (
    <>
      <div>
        <dt>
          <Trans>Since login</Trans>
        </dt>
        <dd>
          <Money minor={facts.net} currency={facts.currency} isSigned />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>{formatMinutes(minutes, i18n)}</dd>
      </div>
    </>
  );
}

/** Goes on between two answers, by this device's clock but from the gateway's two moments. */
function useMinutesSince(since: string | undefined, now: string | undefined): number {
  const [extra, setExtra] = useState(0);
  useEffect(() => {
    if (now === undefined) return;
    const began = performance.now();
    setExtra(0);
    const timer = setInterval(
      () => setExtra(Math.floor((performance.now() - began) / 60_000)),
      10_000,
    );
    return () => clearInterval(timer);
  }, [now]);
  return since === undefined || now === undefined ? 0 : minutesBetween(since, now) + extra;
}
