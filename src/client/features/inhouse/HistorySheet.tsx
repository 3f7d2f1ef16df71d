import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { HouseRound, Purse } from '#contract/inhouse.ts';
import styles from './HouseGame.module.css';
import { roundsQuery } from './inhouse-queries.ts';
import { RoundDetail } from './RoundDetail.tsx';

interface HistorySheetProps {
  gameCode: string;
  purse: Purse;
  onClose: () => void;
}

/** Every round of this table again, with its outcome and its proof (G-RECALL). */
export function HistorySheet({ gameCode, purse, onClose }: HistorySheetProps) {
  const { t } = useLingui();
  const memberId = useSession().member?.id ?? '';
  const rounds = useInfiniteQuery(roundsQuery(memberId, gameCode, purse));
  const [shown, setShown] = useState<HouseRound | null>(null);
  const list = rounds.data?.pages.flatMap((page) => page.list);
  if (shown) {
    return (
      <Sheet title={t`Round ${shown.id}`} onClose={() => setShown(null)} size="tall">
        <RoundDetail round={shown} />
      </Sheet>
    );
  }
  return (
    <Exact>
      <Sheet title={t`Rounds`} onClose={onClose} size="tall">
        {list === undefined && <Spinner />}
        {list?.length === 0 && (
          <p className={styles.note}>
            <Trans>No rounds played yet.</Trans>
          </p>
        )}
        <ul className={styles.rounds}>
          {list?.map((round) => (
            <li key={round.id}>
              <button type="button" className={styles.round} onClick={() => setShown(round)}>
                <Time at={round.openedAt} />
                <span>
                  <Money minor={round.staked} currency={round.currency} />
                </span>
                <span>
                  {round.paid === null ? (
                    <Trans>in progress</Trans>
                  ) : (
                    <Money
                      minor={String(
                        BigInt(round.paid) + BigInt(round.awarded) - BigInt(round.staked),
                      )}
                      currency={round.currency}
                      isSigned
                    />
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {rounds.hasNextPage && (
          <Button
            variant="outline"
            isWide
            busy={rounds.isFetching}
            onClick={() => rounds.fetchNextPage()}
          >
            <Trans>Earlier rounds</Trans>
          </Button>
        )}
      </Sheet>
    </Exact>
  );
}
