import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { setMemberSeries, teamMember } from '#contract/team.ts';

/** The highest prize series of a direct downline's lotteries: what lies between it and one's own is a rebate. */
export function SeriesForm({ account, series }: { account: string; series: number | null }) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const keyOf = useOwnKey();
  const [typed, setTyped] = useState(series === null ? '' : String(series));
  const wanted = /^(1\d{3}|2000)$/.test(typed) ? Number(typed) : undefined;
  const send = useMutation({
    mutationFn: (to: number) => ask(setMemberSeries, { account, series: to }),
    onSuccess: async ({ series: set }) => {
      toast(t`The series of ${account} is ${set} now.`, { tone: 'good' });
      await client.invalidateQueries({ queryKey: keyOf(teamMember) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== undefined && !send.isPending) send.mutate(wanted);
  };
  return (
    <Form onSubmit={submit}>
      <Field
        label={t`Prize series in lotteries`}
        inputMode="numeric"
        value={typed}
        hint={t`1000 to 2000, never above your own.`}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      <ErrorAlert error={send.error} />
      <Button
        type="submit"
        variant="outline"
        isWide
        disabled={wanted === undefined || wanted === series}
        busy={send.isPending}
      >
        <Trans>Set the series</Trans>
      </Button>
    </Form>
  );
}
