import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Purse } from '#contract/inhouse.ts';
import { type Chase, ownChases, ownTickets, stopChase } from '#contract/lottery-tickets.ts';
import { chasesQuery } from '../lottery-queries.ts';
import { TicketState } from './TicketState.tsx';
import styles from './Tickets.module.css';

/** Slips that repeat over several draws; one that still runs can be stopped. */
export function ChaseList({ game, purse }: { game: string; purse: Purse }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  const language = useLanguage();
  const chases = useInfiniteQuery(chasesQuery(memberId, purse, game, language));
  const stop = useMutation({
    mutationFn: (chaseId: string) => ask(stopChase, { chaseId, language }),
    onSettled: () => {
      for (const call of [ownChases, ownTickets]) {
        void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
      }
    },
  });
  const list = chases.data?.pages.flatMap((page) => page.list);
  const error = stop.error ?? chases.error;
  return (
    <>
      {error && (
        <p role="alert" className={styles.refusal}>
          {sayError(error, i18n)}
        </p>
      )}
      {list?.length === 0 && (
        <p className={styles.small}>
          <Trans>No slip repeats at the moment.</Trans>
        </p>
      )}
      <ul className={styles.cards}>
        {list?.map((chase) => (
          <li key={chase.id} className={styles.ticket}>
            <header className={styles.head}>
              <strong>
                <Trans>{chase.tickets.length} draws</Trans>
              </strong>
              <span className={styles.state}>{i18n._(chaseWords[chase.state])}</span>
            </header>
            <ol className={styles.steps}>
              {chase.tickets.map((ticket) => (
                <li key={ticket.id}>
                  <span>{ticket.numero}</span>
                  <Money minor={ticket.stake} currency={chase.currency} />
                  <TicketState state={ticket.state} />
                </li>
              ))}
            </ol>
            <footer className={styles.sums}>
              <span>
                <Trans>Set aside</Trans> <Money minor={chase.held} currency={chase.currency} />
              </span>
              <strong>
                <Trans>Paid</Trans> <Money minor={chase.paid} currency={chase.currency} />
              </strong>
            </footer>
            {chase.state === 'running' && (
              <Button
                variant="outline"
                isWide
                busy={stop.isPending && stop.variables === chase.id}
                onClick={() => stop.mutate(chase.id)}
              >
                <Trans>Stop and return the rest</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chases.hasNextPage && (
        <Button
          variant="outline"
          isWide
          busy={chases.isFetching}
          onClick={() => chases.fetchNextPage()}
        >
          <Trans>Earlier ones</Trans>
        </Button>
      )}
    </>
  );
}

const chaseWords: Record<Chase['state'], MessageDescriptor> = {
  running: msg({ message: 'Running', context: 'state of a repeated lottery slip' }),
  stopped: msg({ message: 'Stopped', context: 'state of a repeated lottery slip' }),
  won: msg({ message: 'Ended by a win', context: 'state of a repeated lottery slip' }),
  done: msg({ message: 'Done', context: 'state of a repeated lottery slip' }),
};
