import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import { boards } from './boards.ts';
import styles from './HouseGame.module.css';
import { judgeRound, type Verdict } from './judge-round.ts';
import { RoundResult } from './RoundResult.tsx';

/** A round as it stood, and its proof, made on this device. */
export function RoundDetail({ round }: { round: HouseRound }) {
  const prove = useMutation({ mutationFn: () => judgeRound(round), networkMode: 'always' });
  const Board = boards[round.rules];
  return (
    <div className={styles.detail}>
      {Board && (
        // Only looked at: nothing in it can be pressed.
        <div inert className={styles.board}>
          <Suspense fallback={<Spinner />}>
            <Board
              round={round}
              currency={round.currency}
              stake={round.staked}
              canPlay={false}
              isWaiting={false}
              play={nothing}
              step={nothing}
            />
          </Suspense>
        </div>
      )}
      <RoundResult round={round} />
      <dl className={styles.proof}>
        <dt>
          <Trans>Promised (SHA-256 of the house’s seed)</Trans>
        </dt>
        <dd>{round.proof.commitment}</dd>
        <dt>
          <Trans>The house’s seed</Trans>
        </dt>
        <dd>
          {round.proof.serverSeed ?? (
            <Trans>Shown as soon as you change your seeds under Fairness.</Trans>
          )}
        </dd>
        <dt>
          <Trans>Your seed</Trans>
        </dt>
        <dd>{round.proof.clientSeed}</dd>
        <dt>
          <Trans>Number in the row</Trans>
        </dt>
        <dd>{round.proof.nonce}</dd>
      </dl>
      {round.proof.serverSeed !== null && (
        <Button variant="outline" isWide busy={prove.isPending} onClick={() => prove.mutate()}>
          <Trans>Prove it on this device</Trans>
        </Button>
      )}
      <p role="status" className={styles.note}>
        {prove.data && <VerdictWords verdict={prove.data} />}
      </p>
    </div>
  );
}

function VerdictWords({ verdict }: { verdict: Verdict }) {
  switch (verdict) {
    case 'right':
      return <Trans>It is as it was promised: same seed, same outcome, same pay.</Trans>;
    case 'hidden':
      return <Trans>The seed is still in use. Change your seeds to see it.</Trans>;
    case 'other-seed':
      return <Trans>The seed is not the one that was promised. Tell customer service.</Trans>;
    case 'other-outcome':
      return <Trans>The outcome is another one. Tell customer service.</Trans>;
  }
}

const nothing = () => undefined;
