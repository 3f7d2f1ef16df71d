import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useOfflineSince } from '#client/data/online.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Time } from '#client/ui/Time.tsx';
import { nameReferrer, referralOverview } from '#contract/referral.ts';

/** For a newcomer who was told a code and came without the link. */
export function TypeCode({ until }: { until: string }) {
  const client = useQueryClient();
  const keyOf = useOwnKey();
  const isOffline = useOfflineSince() !== null;
  const naming = useMutation({
    mutationFn: (code: string) => ask(nameReferrer, { code }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(referralOverview) }),
  });
  const form = useCheckedForm<'referral-code'>({
    initial: { 'referral-code': '' },
    check: (typed) =>
      typed['referral-code'].trim() === '' ? { 'referral-code': { kind: 'required' } } : {},
    send: (typed) => {
      if (!isOffline && !naming.isPending) naming.mutate(typed['referral-code']);
    },
  });
  return (
    <Card look="info">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={3}>
          <Field
            label={<Trans>Did a friend give you a code?</Trans>}
            {...form.bind('referral-code')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              <Trans>
                It can be typed until <Time at={until} />.
              </Trans>
            }
          />
          <ErrorAlert error={naming.error} />
          <Button type="submit" busy={naming.isPending} disabled={isOffline}>
            <Trans>Use the code</Trans>
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
