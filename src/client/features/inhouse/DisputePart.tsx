import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Time } from '#client/ui/Time.tsx';
import { type Dispute, disputeWordsAtMost, raiseDispute } from '#contract/disputes.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import styles from './DisputePart.module.css';
import frame from './HouseGame.module.css';
import { disputeQuery } from './inhouse-queries.ts';

/** What one thinks is wrong with a round, and what was answered. Somebody on trial has nobody to tell. */
export function DisputePart({ round }: { round: HouseRound }) {
  const { member, isTrial } = useSession();
  const memberId = member?.id ?? '';
  const { data } = useQuery({ ...disputeQuery(memberId, round.id), enabled: !isTrial });
  const [isOpen, setOpen] = useState(false);
  if (isTrial || !data) return null;
  if (data.dispute) return <Told dispute={data.dispute} />;
  if (isOpen) return <DisputeForm roundId={round.id} memberId={memberId} />;
  return (
    <Button variant="quiet" isWide onClick={() => setOpen(true)}>
      <Trans>Report a problem with this round</Trans>
    </Button>
  );
}

function DisputeForm({ roundId, memberId }: { roundId: string; memberId: string }) {
  const { i18n } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const send = useMutation({
    mutationFn: () => ask(raiseDispute, { roundId, words: words.trim() }),
    onSuccess: (dispute) =>
      client.setQueryData(disputeQuery(memberId, roundId).queryKey, { dispute }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '' && !send.isPending) send.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>
        <Trans>What went wrong?</Trans>
      </label>
      <textarea
        id={id}
        className={styles.words}
        rows={4}
        maxLength={disputeWordsAtMost}
        value={words}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setWords(target.value)}
      />
      <p id={`${id}-note`} className={styles.quiet}>
        <Trans>
          We attach the round’s seeds, number, choices and result. Our team will review it and
          answer you under Messages.
        </Trans>
      </p>
      <Button type="submit" isWide busy={send.isPending} disabled={words.trim() === ''}>
        <Trans>Send it</Trans>
      </Button>
      {send.error && (
        <p role="alert" className={frame.refusal}>
          {sayError(send.error, i18n)}
        </p>
      )}
    </form>
  );
}

function Told({ dispute: { words, raisedAt, verdict, answer } }: { dispute: Dispute }) {
  const when = <Time at={raisedAt} />;
  return (
    <section className={styles.told} role="status">
      <h3>
        {verdict === null ? (
          <Trans>We are reviewing it</Trans>
        ) : verdict === 'upheld' ? (
          <Trans>You were right</Trans>
        ) : (
          <Trans>The round was played according to its rules</Trans>
        )}
      </h3>
      {answer !== null && <p>{answer}</p>}
      <p className={styles.quiet}>
        <Trans>
          You said on {when}: {words}
        </Trans>
      </p>
    </section>
  );
}
