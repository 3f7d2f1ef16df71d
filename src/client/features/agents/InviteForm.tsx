import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useIntent } from '#client/features/wallet/use-intent.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { inviteLinks, makeInviteLink } from '#contract/team-links.ts';
import { isSeries, KindAndSeries, type Newcomer, seriesOf } from './KindAndSeries.tsx';

interface InviteFormProps {
  mostSeries: number | null;
  onDone: () => void;
}

const lasting = [1, 7, 30, 90, 365] as const;

/** A link is made for one use: a group, a poster, a friend, so that one sees what each brings. */
export function InviteForm({ mostSeries, onDone }: InviteFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const keyOf = useOwnKey();
  const intent = useIntent('invite-link');
  const [newcomer, setNewcomer] = useState<Newcomer>({ kind: 'member', series: '' });
  const [channel, setChannel] = useState('');
  const [days, setDays] = useState('');
  const isReady = isSeries(newcomer.series, mostSeries ?? 2_000);
  const make = useMutation({
    mutationFn: () => {
      const wanted = {
        kind: newcomer.kind,
        channel: channel.trim(),
        series: seriesOf(newcomer.series),
        days: days === '' ? undefined : Number(days),
      };
      return ask(makeInviteLink, { requestId: intent.idFor(JSON.stringify(wanted)), ...wanted });
    },
    onSuccess: async () => {
      intent.settle();
      toast(t`The link is ready.`, { tone: 'good' });
      await client.invalidateQueries({ queryKey: keyOf(inviteLinks) });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !make.isPending) make.mutate();
  };
  return (
    <Form onSubmit={submit}>
      <Field
        label={t`What it is for`}
        hint={t`For you alone: a group, a page, a name.`}
        maxLength={40}
        value={channel}
        onChange={({ target }) => setChannel(target.value)}
      />
      <KindAndSeries newcomer={newcomer} onChange={setNewcomer} mostSeries={mostSeries} />
      <SelectField label={t`It ends`} value={days} onChange={({ target }) => setDays(target.value)}>
        <option value="">{t`when I end it`}</option>
        {lasting.map((count) => (
          <option key={count} value={count}>
            {count === 1 ? t`after a day` : t`after ${count} days`}
          </option>
        ))}
      </SelectField>
      <ErrorAlert error={make.error} />
      <Button type="submit" isWide disabled={!isReady} busy={make.isPending}>
        <Trans>Make the link</Trans>
      </Button>
      <Button variant="quiet" isWide onClick={onDone}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  );
}
