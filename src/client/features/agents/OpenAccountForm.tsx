import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useIntent } from '#client/features/wallet/use-intent.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { CopiedFact, Facts } from '#client/ui/Facts.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Form, Stack } from '#client/ui/Stack.tsx';
import { teamMembers } from '#contract/team.ts';
import { openTeamAccount } from '#contract/team-links.ts';
import { isSeries, KindAndSeries, type Newcomer, seriesOf } from './KindAndSeries.tsx';

interface OpenAccountFormProps {
  mostSeries: number | null;
  onDone: () => void;
}

/** For somebody who sits beside the agent: the first password is told once and has to be changed. */
export function OpenAccountForm({ mostSeries, onDone }: OpenAccountFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const keyOf = useOwnKey();
  const intent = useIntent('team-account');
  const [account, setAccount] = useState('');
  const [newcomer, setNewcomer] = useState<Newcomer>({ kind: 'member', series: '' });
  const isReady = account.trim() !== '' && isSeries(newcomer.series, mostSeries ?? 2_000);
  const open = useMutation({
    mutationFn: () => {
      const { kind, series } = newcomer;
      const wanted = { account: account.trim(), kind, series: seriesOf(series) };
      return ask(openTeamAccount, { requestId: intent.idFor(JSON.stringify(wanted)), ...wanted });
    },
    onSuccess: async () => {
      intent.settle();
      await client.invalidateQueries({ queryKey: keyOf(teamMembers) });
    },
  });
  if (open.data) return <Opened opened={open.data} onDone={onDone} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !open.isPending) open.mutate();
  };
  return (
    <Form onSubmit={submit}>
      <Field
        label={t`User name`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
      />
      <KindAndSeries newcomer={newcomer} onChange={setNewcomer} mostSeries={mostSeries} />
      <ErrorAlert error={open.error} />
      <Button type="submit" isWide disabled={!isReady} busy={open.isPending}>
        <Trans>Open the account</Trans>
      </Button>
      <Button variant="quiet" isWide onClick={onDone}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  );
}

interface OpenedProps {
  opened: { account: string; firstPassword: string | null };
  onDone: () => void;
}

function Opened({ opened: { account, firstPassword }, onDone }: OpenedProps) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <Alert tone="good">
        <Trans>The account is open.</Trans>
      </Alert>
      <Facts>
        <CopiedFact label={t`User name`} value={account} />
        {firstPassword !== null && (
          <CopiedFact label={t`First password`} value={firstPassword} isKey />
        )}
      </Facts>
      <p>
        {firstPassword === null ? (
          <Trans>Its first password was told when it was opened, and is not told again.</Trans>
        ) : (
          <Trans>
            Hand it on now: it is told this once. At the first login its owner confirms age and
            terms and changes it.
          </Trans>
        )}
      </p>
      <Button isWide onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </Stack>
  );
}
