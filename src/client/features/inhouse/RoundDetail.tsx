import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#client/ui/Button.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import { chanceOf } from './chance-of.ts';
import { DisputePart } from './DisputePart.tsx';
import styles from './HouseGame.module.css';
import { judgeRound, type Verdict } from './judge-round.ts';
import { RoundReplay } from './RoundReplay.tsx';

/** A round as it stood, and its proof, made on this device. */
export function RoundDetail({ round }: { round: HouseRound }) {
  const prove = useMutation({ mutationFn: () => judgeRound(round), networkMode: 'always' });
  return (
    <div className={styles.detail}>
      <RoundReplay round={round} />
      <dl className={styles.proof}>
        <dt>
          <Trans>Commitment (SHA-256 of our seed)</Trans>
        </dt>
        <dd>{round.proof.commitment}</dd>
        <dt>
          <Trans>Our seed</Trans>
        </dt>
        <dd>{round.proof.serverSeed ?? <NotYet rules={round.rules} />}</dd>
        <dt>
          {chanceOf(round.rules) === 'own' ? (
            <Trans>Your seed</Trans>
          ) : (
            <Trans>The table’s seed</Trans>
          )}
        </dt>
        <dd>{round.proof.clientSeed}</dd>
        <dt>
          <Trans>Nonce</Trans>
        </dt>
        <dd>{round.proof.nonce}</dd>
      </dl>
      {round.proof.serverSeed !== null && (
        <Button variant="outline" isWide busy={prove.isPending} onClick={() => prove.mutate()}>
          <Trans>Verify on this device</Trans>
        </Button>
      )}
      <p role="status" className={styles.note}>
        {prove.data && <VerdictWords verdict={prove.data} />}
      </p>
      <DisputePart round={round} />
    </div>
  );
}

function NotYet({ rules }: { rules: string }) {
  switch (chanceOf(rules)) {
    case 'chain':
      return <Trans>Shown when the round is over for everyone.</Trans>;
    case 'pool':
      return <Trans>Shown when the last ticket of the pool is sold.</Trans>;
    case 'own':
      return <Trans>Shown when you change your seeds under Fairness.</Trans>;
  }
}

function VerdictWords({ verdict }: { verdict: Verdict }) {
  switch (verdict) {
    case 'right':
      return <Trans>Verified: same seed, same result, same payout.</Trans>;
    case 'hidden':
      return <Trans>The seed is still in use. Change your seeds to see it.</Trans>;
    case 'other-seed':
      return <Trans>The seed is not the one that was promised. Tell customer service.</Trans>;
    case 'other-outcome':
      return <Trans>The outcome is another one. Tell customer service.</Trans>;
  }
}
