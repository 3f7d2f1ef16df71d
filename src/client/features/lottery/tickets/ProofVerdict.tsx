import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { Family } from '#lottery/types.ts';
import type { NumeroProof } from '#lottery/verify-numero.ts';
import type { OwnTicket } from '#lottery/verify-ticket.ts';
import { Drawn } from '../Drawn.tsx';
import type { KeptSeal } from './kept-seals.ts';
import { proofFaultWords } from './proof-words.ts';
import { saveProof } from './save-proof.ts';
import styles from './Tickets.module.css';
import type { OwnVerdict } from './verify-own-draw.ts';

interface ProofVerdictProps {
  own: OwnTicket;
  proof: NumeroProof;
  kept: KeptSeal | undefined;
}

const loadCheck = () => import('./verify-own-draw.ts');

/** Counts the draw again on this device, and hands out all that it takes to do so elsewhere. */
export function ProofVerdict({ own, proof, kept }: ProofVerdictProps) {
  // Fetched with the proof, so that it is there when the network is not.
  useEffect(() => void loadCheck().catch(() => undefined), []);
  const verify = useMutation({
    mutationFn: async () => {
      const { verifyOwnDraw } = await loadCheck();
      return verifyOwnDraw(own, proof, kept);
    },
    // The proof is counted on this device: it needs no network.
    networkMode: 'always',
  });
  return (
    <>
      <Button variant="outline" isWide busy={verify.isPending} onClick={() => verify.mutate()}>
        <Trans>Verify on this device</Trans>
      </Button>
      {verify.error && (
        <p role="alert" className={styles.refusal}>
          <Trans>The check could not be loaded. Try again with a network.</Trans>
        </p>
      )}
      {verify.data && <Verdict own={own} proof={proof} verdict={verify.data} />}
      <Button variant="outline" isWide onClick={() => saveProof({ own, proof, kept })}>
        <Trans>Save ticket and proof as a file</Trans>
      </Button>
    </>
  );
}

interface VerdictProps extends Omit<ProofVerdictProps, 'kept'> {
  verdict: OwnVerdict;
}

function Verdict({ own, proof, verdict: { faults, wouldBe, hasHeldList } }: VerdictProps) {
  const { i18n } = useLingui();
  const isGood = faults.length === 0;
  return (
    <>
      <p role="status" className={styles.verdict} data-tone={isGood ? 'good' : 'bad'}>
        <Icon of={isGood ? CircleCheck : CircleX} />
        {isGood ? (
          <Agreement own={own} proof={proof} />
        ) : (
          faults.map((fault) => i18n._(proofFaultWords[fault])).join(' ')
        )}
      </p>
      {wouldBe && (
        <div className={styles.small}>
          <Trans>The draw is void, and the beacon’s round was there. It would have drawn:</Trans>
          <Drawn family={proof.family as Family} result={[...wouldBe]} />
        </div>
      )}
      {isGood && proof.isDemonstration && (
        <p className={styles.small}>
          <Trans>
            This site is a demonstration: it signs its beacon itself. The check works as it would
            with the public one, and proves nothing about chance.
          </Trans>
        </p>
      )}
      {isGood && proof.result && (
        <p className={styles.small}>
          {hasHeldList ? (
            <Trans>
              This device received the list’s root before the beacon’s round came, so the list was
              sealed before anybody could know the result.
            </Trans>
          ) : (
            <Trans>
              This device was not there between the closing and the draw, so it cannot show by
              itself that the list was sealed in time.
            </Trans>
          )}
        </p>
      )}
    </>
  );
}

function Agreement({ own, proof }: Pick<ProofVerdictProps, 'own' | 'proof'>) {
  if (proof.state === 'void') return <Trans>Seed, list and round are what was promised.</Trans>;
  if (own.ticket.state === 'cancelled') {
    return (
      <Trans>
        Everything agrees: the result follows from seed, sealed list and beacon. Your ticket was
        taken back before, so it is not on the list.
      </Trans>
    );
  }
  return (
    <Trans>
      Everything agrees: the result follows from seed, sealed list and beacon, and your ticket was
      on the list.
    </Trans>
  );
}
