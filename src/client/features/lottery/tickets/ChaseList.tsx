import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { Purse } from '#contract/inhouse.ts';
import { lotteryBoard, ownChases, ownTickets, stopChase } from '#contract/lottery-tickets.ts';
import { chasesQuery } from '../lottery-queries.ts';
import { ChaseCard } from './ChaseCard.tsx';
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
      for (const call of [ownChases, ownTickets, lotteryBoard]) {
        void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
      }
    },
  });
  return (
    <Loaded of={chases} cards={2}>
      {({ pages }) => {
        const list = pages.flatMap((page) => page.list);
        return (
          <>
            {stop.error && (
              <p role="alert" className={styles.refusal}>
                {sayError(stop.error, i18n)}
              </p>
            )}
            {list.length === 0 && (
              <p className={styles.small}>
                <Trans>No slip repeats at the moment.</Trans>
              </p>
            )}
            <ul className={styles.cards}>
              {list.map((chase) => (
                <li key={chase.id}>
                  <ChaseCard
                    chase={chase}
                    isStopping={stop.isPending && stop.variables === chase.id}
                    onStop={() => stop.mutate(chase.id)}
                  />
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
                <Trans>Earlier rounds</Trans>
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
