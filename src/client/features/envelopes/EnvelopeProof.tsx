import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { CopiedFact, Facts } from '#client/ui/Facts.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import type { Envelope } from '#contract/envelopes.ts';
import { envelopeFaults } from '#games/prove-envelope.ts';
import { hmacSha256 } from '#games/sha256.ts';
import styles from './EnvelopeProof.module.css';

/** What was committed, and once the envelope is over the seed; checked here, without asking anybody. */
export function EnvelopeProof({ envelope }: { envelope: Envelope }) {
  const { t } = useLingui();
  const [verdict, setVerdict] = useState<'fits' | 'does-not'>();
  const { commitment, serverSeed, piles, split } = envelope;
  const check = () => setVerdict(faultsOf(envelope).length === 0 ? 'fits' : 'does-not');
  return (
    <details className={styles.proof}>
      <summary className={styles.head}>
        <Trans>Proof</Trans>
      </summary>
      <Facts>
        <CopiedFact label={t`Commitment to the seed`} value={commitment} />
        {piles.map(({ orderHash }) => (
          <CopiedFact key={orderHash} label={t`Hash of the shares in order`} value={orderHash} />
        ))}
        {serverSeed !== null && <CopiedFact label={t`Seed`} value={serverSeed} />}
      </Facts>
      {serverSeed === null ? (
        <Note size="xs">
          <Trans>The seed is told when the envelope is over.</Trans>
        </Note>
      ) : (
        <div className={styles.check}>
          <Button size="s" variant="outline" onClick={check}>
            {split === 'fixed' ? (
              <Trans>Check the order</Trans>
            ) : (
              <Trans>Make the shares again</Trans>
            )}
          </Button>
          <span role="status">
            {verdict === 'fits' && (
              <Status tone="good">
                <Trans>Everything fits</Trans>
              </Status>
            )}
            {verdict === 'does-not' && (
              <Status tone="bad">
                <Trans>It does not fit</Trans>
              </Status>
            )}
          </span>
        </div>
      )}
    </details>
  );
}

function faultsOf({ id, commitment, serverSeed, piles, split, minimum, own }: Envelope) {
  return envelopeFaults(
    {
      id,
      commitment,
      serverSeed: serverSeed ?? '',
      piles: piles.map(({ total, shares, orderHash }) => ({
        split,
        total: Number(total),
        shares,
        minimum: Number(minimum),
        orderHash,
      })),
      own: own && { ...own, amount: Number(own.amount) },
    },
    hmacSha256,
  );
}
