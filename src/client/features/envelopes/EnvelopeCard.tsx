import { Trans } from '@lingui/react/macro';
import { MailOpen } from 'lucide-react';
import { useId } from 'react';
import { RewardSum } from '#client/features/rewards/RewardSum.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Envelope } from '#contract/envelopes.ts';
import styles from './EnvelopeCard.module.css';
import { EnvelopeProof } from './EnvelopeProof.tsx';

interface EnvelopeCardProps {
  envelope: Envelope;
  currency: string;
  isBusy: boolean;
  isJustTaken: boolean;
  isOffline: boolean;
  onTake: (envelopeId: string) => void;
}

/** One envelope: what is in it in all, how much is left, and one's own share. */
export function EnvelopeCard(props: EnvelopeCardProps) {
  const { envelope, currency, isBusy, isJustTaken, isOffline, onTake } = props;
  const { id, title, state, form, beginsAt, endsAt, own } = envelope;
  const heading = useId();
  return (
    <article
      className={styles.card}
      aria-labelledby={heading}
      data-state={state}
      data-envelope={id}
      data-joy={isJustTaken}
    >
      <span className={styles.seal}>
        <Icon of={MailOpen} size={26} />
      </span>
      <div className={styles.words}>
        <h3 id={heading} className={styles.title}>
          {title}
        </h3>
        <Note size="xs">
          {state === 'coming' ? (
            <Trans>
              Opens <Time at={beginsAt} />
            </Trans>
          ) : (
            <Trans>
              Until <Time at={endsAt} />
            </Trans>
          )}
        </Note>
      </div>
      <ul className={styles.piles}>
        {envelope.piles.map((pile) => (
          <li key={pile.orderHash}>
            <Pile pile={pile} envelope={envelope} currency={currency} />
          </li>
        ))}
      </ul>
      {own && (
        <p className={styles.own} role={isJustTaken ? 'status' : undefined}>
          <Trans>
            Your share: <RewardSum form={form} amount={own.amount} currency={currency} />
          </Trans>
        </p>
      )}
      {state === 'open' && (
        <Button isWide size="l" busy={isBusy} disabled={isOffline} onClick={() => onTake(id)}>
          <Trans>Open it</Trans>
        </Button>
      )}
      {state === 'empty' && (
        <Note>
          <Trans>All shares are gone this time.</Trans>
        </Note>
      )}
      <EnvelopeProof envelope={envelope} />
    </article>
  );
}

interface PileProps {
  pile: Envelope['piles'][number];
  envelope: Envelope;
  currency: string;
}

function Pile({ pile, envelope, currency }: PileProps) {
  const { deposits, total, shares, left } = pile;
  const sum = <RewardSum form={envelope.form} amount={total} currency={currency} />;
  return (
    <>
      <span>
        <Trans>
          {sum} in {shares} shares
        </Trans>
        {deposits !== '0' && (
          <>
            {' · '}
            <Trans>
              for deposits of <Money minor={deposits} currency={currency} /> that day
            </Trans>
          </>
        )}
      </span>
      {envelope.state !== 'coming' && (
        <b>
          <Trans>{left} left</Trans>
        </b>
      )}
    </>
  );
}
