import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { quicknet } from '#games/beacon-network.ts';
import { sandboxNetwork } from '#lottery/beacon-networks.ts';
import type { NumeroProof } from '#lottery/verify-numero.ts';
import type { OwnTicket } from '#lottery/verify-ticket.ts';
import { proofQuery } from '../lottery-queries.ts';
import { keptSeals } from './kept-seals.ts';
import { ProofVerdict } from './ProofVerdict.tsx';
import styles from './Tickets.module.css';
import { sayVoidReason } from './void-words.ts';

/** The browser makes the draw again from what is published: no gateway is asked whether it was fair. */
export function DrawProof({ own }: { own: OwnTicket }) {
  const { ticket } = own;
  const query = useQuery(proofQuery(ticket.game, ticket.numero.numero));
  return (
    <Loaded of={query} cards={1} lost={<Trans>The proof could not be loaded.</Trans>}>
      {(proof) => {
        return (
          <>
            <VoidNote proof={proof} />
            {proof.drawnBy === 'house' ? (
              <HouseProof own={own} proof={proof} />
            ) : (
              <p className={styles.small}>
                <Trans>This is an official draw, held elsewhere.</Trans>{' '}
                {proof.source === 'feed' && <Trans>Its result came by a signed feed.</Trans>}
                {proof.source === 'operators' && (
                  <Trans>One person entered its result, and a second one confirmed it.</Trans>
                )}
              </p>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** A draw that was taken off: why, in the player's language where the house wrote it. */
function VoidNote({ proof: { state, voidReason } }: { proof: NumeroProof }) {
  const { i18n } = useLingui();
  if (state !== 'void' || voidReason === null) return null;
  const reason = sayVoidReason(voidReason, i18n);
  return (
    <p className={styles.small}>
      <Trans>This draw was voided, and its stakes were returned. {reason}</Trans>
    </p>
  );
}

function HouseProof({ own, proof }: { own: OwnTicket; proof: NumeroProof }) {
  const { t } = useLingui();
  const memberId = useSession().member?.id ?? '';
  const kept = keptSeals(memberId).find(proof.game, proof.numero);
  const { beacon } = proof;
  const facts: [string, string | null][] = [
    [t`Ticket’s hash`, own.ticket.hash],
    [t`Commitment, published before the sale`, proof.commitment],
    [t`Commitment, as this device kept it`, kept?.seal.commitment ?? t`not kept`],
    [t`Root of the sealed list of tickets`, proof.listRoot],
    [t`Root, as this device kept it`, kept?.seal.listRoot ?? t`not kept`],
    [t`Public beacon, network`, useNetworkName(beacon?.network)],
    [t`Public beacon, round named before the sale`, beacon?.plannedRound ?? null],
    [t`Public beacon, round`, beacon?.round ?? null],
    [t`Beacon’s signature`, beacon?.signature ?? null],
    [t`Seed, published after the draw`, proof.seed],
  ];
  return (
    <section className={styles.list} aria-label={t`Proof of the draw`}>
      <h3 className={styles.heading}>
        <Trans>Proof of the draw</Trans>
      </h3>
      {/* What was asked for before the closing does not know the ticket's place on the list yet. */}
      {canBeVerified(own, proof) && <ProofVerdict own={own} proof={proof} kept={kept} />}
      <dl className={styles.proof}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? t`not yet`}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Trans>The text that the ticket’s hash is made of</Trans>
          </dt>
          <dd className={styles.text}>{own.text}</dd>
        </div>
      </dl>
    </section>
  );
}

function useNetworkName(network: string | undefined): string | null {
  const { t } = useLingui();
  if (network === undefined) return null;
  if (network === quicknet.name) return `drand quicknet · ${network}`;
  if (network === sandboxNetwork.name) {
    return `${t`This demonstration’s own sandbox: it proves nothing about chance`} · ${network}`;
  }
  return `${t`Not known to this app`} · ${network}`;
}

function canBeVerified({ ticket }: OwnTicket, proof: NumeroProof): boolean {
  if (proof.state === 'void') return proof.seed !== null;
  return proof.result !== null && ['closed', 'drawn', 'settled'].includes(ticket.numero.state);
}
