import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { numeroProof } from '#contract/lottery.ts';
import type { oneTicket, Ticket } from '#contract/lottery-tickets.ts';
import { proofQuery } from '../lottery-queries.ts';
import { proofFaultWords } from './proof-words.ts';
import styles from './Tickets.module.css';

type OwnTicket = ValueOf<typeof oneTicket>;
type Proof = ValueOf<typeof numeroProof>;

/** The browser makes the draw again from what is published: no gateway is asked whether it was fair. */
export function DrawProof({ own }: { own: OwnTicket }) {
  const { ticket } = own;
  const query = useQuery(proofQuery(ticket.game, ticket.numero.numero));
  return (
    <Loaded of={query} cards={1} lost={<Trans>The proof could not be loaded.</Trans>}>
      {(proof) => {
        if (proof.drawnBy === 'house') return <HouseProof own={own} proof={proof} />;
        return (
          <p className={styles.small}>
            <Trans>
              This is an official draw, held elsewhere. Its result came by a signed feed, or one
              person entered it and a second one confirmed it.
            </Trans>
          </p>
        );
      }}
    </Loaded>
  );
}

function HouseProof({ own, proof }: { own: OwnTicket; proof: Proof }) {
  const { t } = useLingui();
  const facts: [string, string | null][] = [
    [t`Ticket’s hash`, own.ticket.hash],
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
      {/* What was asked for before the closing does not know the ticket's place on the list yet. */}
      {proof.result && isSealed(own.ticket) && <Verdict own={own} proof={proof} />}
      <dl className={styles.proof}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? t`not yet`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function isSealed({ numero }: Ticket): boolean {
  return numero.state === 'closed' || numero.state === 'drawn' || numero.state === 'settled';
}

function Verdict({ own, proof }: { own: OwnTicket; proof: Proof }) {
  const { i18n } = useLingui();
  const verify = useMutation({
    mutationFn: async () => {
      const { verifyOwnDraw } = await import('./verify-own-draw.ts');
      return verifyOwnDraw(own, proof);
    },
    // The proof is counted on this device: it needs no network.
    networkMode: 'always',
  });
  const isGood = verify.data?.length === 0;
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
      {verify.data && (
        <p role="status" className={styles.verdict} data-tone={isGood ? 'good' : 'bad'}>
          <Icon of={isGood ? CircleCheck : CircleX} />
          {isGood && own.ticket.state === 'cancelled' && (
            <Trans>
              Everything agrees: the result follows from seed, sealed list and beacon. Your ticket
              was taken back before, so it is not on the list.
            </Trans>
          )}
          {isGood && own.ticket.state !== 'cancelled' && (
            <Trans>
              Everything agrees: the result follows from seed, sealed list and beacon, and your
              ticket was on the list.
            </Trans>
          )}
          {!isGood && verify.data.map((fault) => i18n._(proofFaultWords[fault])).join(' ')}
        </p>
      )}
    </>
  );
}
