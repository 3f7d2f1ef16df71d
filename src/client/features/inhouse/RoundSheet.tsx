import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Refused } from '#client/data/refused.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import styles from './HouseGame.module.css';
import { roundQuery } from './inhouse-queries.ts';
import { RoundDetail } from './RoundDetail.tsx';

/** One round that something else led to, such as the betting record. */
export function RoundSheet({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const memberId = useSession().member?.id ?? '';
  const { data: round, error, refetch } = useQuery(roundQuery(memberId, roundId));
  return (
    <Sheet title={t`Round ${roundId}`} onClose={onClose} size="tall">
      {round && <RoundDetail round={round} />}
      {!round && !error && <Spinner />}
      {!round && error && (
        <>
          <p role="alert" className={styles.note}>
            {sayError(error, i18n)}
          </p>
          {!(error instanceof Refused) && (
            <Button isWide variant="outline" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}
