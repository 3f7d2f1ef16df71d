import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { Purse } from '#contract/inhouse.ts';
import styles from './HouseGame.module.css';
import { poolQuery } from './rooms/pool-query.ts';

interface PoolProofSheetProps {
  game: string;
  purse: Purse;
  onClose: () => void;
}

/** What binds the order of a pool's tickets, and the seeds of those that are sold out. */
export function PoolProofSheet({ game, purse, onClose }: PoolProofSheetProps) {
  const { t } = useLingui();
  const memberId = useSession().member?.id ?? '';
  const { data: pool } = useQuery(poolQuery(memberId, game, purse));
  return (
    <Sheet title={t`Fairness`} onClose={onClose} size="tall">
      {!pool && <Spinner />}
      {pool && (
        <div className={styles.rules}>
          <p>
            <Trans>
              The tickets were shuffled once, from the seed that the figure below binds the house
              to. It was published before the first ticket was sold, and the seed is shown with the
              last one: then every ticket of the pool can be proved among your rounds.
            </Trans>
          </p>
          <dl className={styles.proof}>
            <dt>
              <Trans>Pool {pool.number}: promised (SHA-256 of its seed)</Trans>
            </dt>
            <dd>{pool.commitment}</dd>
            <dt>
              <Trans>The table’s seed</Trans>
            </dt>
            <dd>{pool.clientSeed}</dd>
          </dl>
          {pool.past.map((past) => (
            <dl className={styles.proof} key={past.number}>
              <dt>
                <Trans>Pool {past.number}, sold out: promised</Trans>
              </dt>
              <dd>{past.commitment}</dd>
              <dt>
                <Trans>Its seed</Trans>
              </dt>
              <dd>{past.serverSeed}</dd>
              <dt>
                <Trans>The table’s seed</Trans>
              </dt>
              <dd>{past.clientSeed}</dd>
            </dl>
          ))}
        </div>
      )}
    </Sheet>
  );
}
