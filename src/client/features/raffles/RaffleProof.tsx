import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { CopiedFact, Fact, Facts } from '#client/ui/Facts.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import { type Raffle, raffleProof } from '#contract/raffles.ts';
import styles from './RaffleCard.module.css';

/** What was committed beforehand; and once it is drawn, the draw made again on this device. */
export function RaffleProof({ raffle, isOffline }: { raffle: Raffle; isOffline: boolean }) {
  const { t } = useLingui();
  const { commitment, listHash, beaconRound, lateRound, sealedAt, state, own } = raffle;
  return (
    <details className={styles.proof}>
      <summary className={styles.head}>
        <Trans>Proof</Trans>
      </summary>
      <Stack gap={3}>
        <Facts>
          <CopiedFact label={t`Commitment to the seed`} value={commitment} />
          <CopiedFact label={t`Round of the public beacon`} value={String(beaconRound)} />
          {lateRound !== null && (
            <CopiedFact label={t`Round that is drawn by instead`} value={String(lateRound)} />
          )}
          {listHash !== null && <CopiedFact label={t`Hash of all tickets`} value={listHash} />}
          {sealedAt !== null && (
            <Fact name={<Trans>List sealed</Trans>}>
              <Time at={sealedAt} />
            </Fact>
          )}
          <CopiedFact label={t`Your name on the list of tickets`} value={own.holder} />
        </Facts>
        {lateRound !== null && (
          <Note size="xs">
            <Trans>
              The list was sealed late, when the first round was known already. So it is drawn by a
              round that came after the list.
            </Trans>
          </Note>
        )}
        {state === 'drawn' ? (
          <Check raffle={raffle} isOffline={isOffline} />
        ) : (
          <Note size="xs">
            <Trans>
              The seed was fixed before the first ticket. The draw mixes it with the list of all
              tickets and with a public beacon that nobody knows yet: we could not steer it.
            </Trans>
          </Note>
        )}
      </Stack>
    </details>
  );
}

function Check({ raffle, isOffline }: { raffle: Raffle; isOffline: boolean }) {
  const checking = useMutation({
    mutationFn: async () => {
      const [proof, { checkRaffle }] = await Promise.all([
        ask(raffleProof, { raffleId: raffle.id }),
        import('./check-raffle.ts'),
      ]);
      return { faults: checkRaffle(raffle, proof), hasBeacon: proof.beacon !== null };
    },
  });
  const verdict = checking.data;
  return (
    <div className={styles.check}>
      <Button
        size="s"
        variant="outline"
        busy={checking.isPending}
        disabled={isOffline}
        onClick={() => checking.mutate()}
      >
        <Trans>Draw it again here</Trans>
      </Button>
      <span role="status">
        {verdict && verdict.faults.length === 0 && (
          <Status tone="good">
            <Trans>Everything fits</Trans>
          </Status>
        )}
        {verdict && verdict.faults.length > 0 && (
          <Status tone="bad">
            <Trans>It does not fit</Trans>
          </Status>
        )}
      </span>
      {verdict?.hasBeacon === false && (
        <Note size="xs">
          <Trans>
            No public beacon could be reached for a day: it was drawn by the seed and the list
            alone.
          </Trans>
        </Note>
      )}
      {!isOffline && <ErrorAlert error={checking.error} />}
    </div>
  );
}
