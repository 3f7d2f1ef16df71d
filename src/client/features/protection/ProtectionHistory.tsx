import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { formatMinutes } from '#client/ui/format-duration.ts';
import { Time } from '#client/ui/Time.tsx';
import type { ProtectionEvent, ProtectionEventKind } from '#contract/protection.ts';
import { LimitAmount } from './LimitAmount.tsx';
import styles from './Protection.module.css';
import { historyQuery } from './protection-queries.ts';
import { useProtectionWords } from './use-protection-words.ts';

/** What was changed and answered, with its time. */
export function ProtectionHistory({ currency }: { currency: string }) {
  const { member } = useSession();
  const history = useInfiniteQuery(historyQuery(member?.id ?? ''));
  const events = history.data?.pages.flatMap((page) => page.events) ?? [];
  if (events.length === 0) return null;
  return (
    <Exact>
      <section className={styles.section}>
        <h2 className={styles.title}>
          <Trans>What you changed</Trans>
        </h2>
        <ul className={styles.limits}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <span>
                <Happened event={event} currency={currency} />
              </span>
              <span className={styles.quiet}>
                <Time at={event.at} />
              </span>
            </li>
          ))}
        </ul>
        {history.hasNextPage && (
          <Button
            variant="quiet"
            isWide
            busy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        )}
      </section>
    </Exact>
  );
}

const words: Record<ProtectionEventKind, () => ReactNode> = {
  'limit-set': () => <Trans>Limit set</Trans>,
  'limit-asked': () => <Trans>Higher limit requested</Trans>,
  'limit-confirmed': () => <Trans>Higher limit confirmed</Trans>,
  'limit-dropped': () => <Trans>Higher limit withdrawn</Trans>,
  'limits-none': () => <Trans>You chose no limit</Trans>,
  'break-begun': () => <Trans>Break started</Trans>,
  'reality-interval': () => <Trans>Reality check changed</Trans>,
  'reality-answered': () => <Trans>Reality check answered</Trans>,
  'offers-off': () => <Trans>Offers switched off</Trans>,
  'offers-on': () => <Trans>Offers switched on</Trans>,
};

function Happened({ event, currency }: { event: ProtectionEvent; currency: string }) {
  const { i18n } = useLingui();
  const { limitOf, periods } = useProtectionWords();
  const { limit, minutes, answer } = event;
  return (
    <>
      {words[event.kind]()}
      {limit && (
        <>
          {`: ${limitOf[limit.kind]}, ${periods[limit.period]}, `}
          {limit.amount === null ? (
            <Trans>none</Trans>
          ) : (
            <LimitAmount amount={limit.amount} kind={limit.kind} currency={currency} />
          )}
        </>
      )}
      {event.break && (
        <>
          {', '}
          <Trans>
            until <Time at={event.break.endsAt} />
          </Trans>
        </>
      )}
      {minutes !== undefined && `: ${formatMinutes(minutes, i18n)}`}
      {answer === 'leave' && (
        <>
          {': '}
          <Trans>stopped</Trans>
        </>
      )}
      {answer === 'go-on' && (
        <>
          {': '}
          <Trans>continued</Trans>
        </>
      )}
    </>
  );
}
