import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useIntent } from '#client/features/wallet/use-intent.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { longestTeamMessage, sendTeamMessage } from '#contract/team.ts';
import styles from './MessageForm.module.css';

interface MessageFormProps {
  account: string;
  onDone: () => void;
}

/** An agent's words to a member, who finds them among their messages. */
export function MessageForm({ account, onDone }: MessageFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const intent = useIntent('team-message');
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const send = useMutation({
    mutationFn: () =>
      ask(sendTeamMessage, {
        requestId: intent.idFor(JSON.stringify([account, text])),
        account,
        text,
      }),
    onSuccess: () => {
      intent.settle();
      toast(t`Sent to ${account}.`, { tone: 'good' });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== '' && !send.isPending) send.mutate();
  };
  return (
    <Form onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        <Trans>Your message to {account}</Trans>
      </label>
      <textarea
        id={id}
        className={styles.words}
        rows={4}
        maxLength={longestTeamMessage}
        value={typed}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Note size="xs" id={`${id}-note`}>
        <Trans>It stands among their messages, under your name.</Trans>
      </Note>
      <ErrorAlert error={send.error} />
      <Button type="submit" isWide disabled={text === ''} busy={send.isPending}>
        <Trans>Send</Trans>
      </Button>
    </Form>
  );
}
