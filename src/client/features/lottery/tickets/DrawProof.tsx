import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { oneTicket } from '#contract/lottery-tickets.ts';
import { proofQuery } from '../lottery-queries.ts';
import { proofFaultWords } from './proof-words.ts';
import styles from './Tickets.module.css';

/** The browser makes the draw again from what is published: no gateway is asked whether it was fair. */
export function DrawProof({ own }: { own: ValueOf<typeof oneTicket> }) {
  const { t, i18n } = useLingui();
  const { ticket } = own;
  const { data: proof } = useQuery(proofQuery(ticket.game, ticket.numero.numero));
  const verify = useMutation({
    mutationFn: async () => {
      if (!proof) return null;
      const { verifyOwnDraw } = await import('./verify-own-draw.ts');
      return verifyOwnDraw(own, proof);
    },
    // The proof is counted on this device: it needs no network.
    networkMode: 'always',
  });
  if (!proof) return null;
  if (proof.drawnBy === 'official') {
    return (
      <p className={styles.small}>
        <Trans>This is an official draw. Its result was entered and confirmed by two people.</Trans>
      </p>
    );
  }
  const facts: [string, string | null][] = [
    [t`Ticket’s hash`, ticket.hash],
    [t`Commitment, published before the sale`, proof.commitment],
    [t`Root of the sealed list of tickets`, proof.listRoot],
    [t`Public beacon, round`, proof.beacon?.round ?? null],
    [t`Beacon’s signature`, proof.beacon?.signature ?? null],
    [t`Seed, published after the draw`, proof.seed],
  ];
  return (
    <section className={styles.list} aria-label={t`Proof of the draw`}>
      <h3 className={styles.heading}>
        <Trans>Proof of the draw</Trans>
      </h3>
      <dl className={styles.proof}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? t`not yet`}</dd>
          </div>
        ))}
      </dl>
      {proof.result && (
        <Button variant="outline" isWide busy={verify.isPending} onClick={() => verify.mutate()}>
          <Trans>Verify on this device</Trans>
        </Button>
      )}
      {verify.data && (
        <p
          role="status"
          className={styles.verdict}
          data-tone={verify.data.length === 0 ? 'good' : 'bad'}
        >
          <Icon of={verify.data.length === 0 ? CircleCheck : CircleX} />
          {verify.data.length === 0 ? (
            <Trans>
              Everything agrees: the result follows from seed, sealed list and beacon, and your
              ticket was on the list.
            </Trans>
          ) : (
            verify.data.map((fault) => i18n._(proofFaultWords[fault])).join(' ')
          )}
        </p>
      )}
    </section>
  );
}
