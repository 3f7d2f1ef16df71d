import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { readSlip } from '#client/features/deposit/read-slip.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { UploadField } from '#client/ui/UploadField.tsx';
import { addReceiptProof, proofOfReceiptAtMost } from '#contract/withdrawals.ts';
import { useMemberId } from './use-withdraw-place.ts';
import { refreshWithdrawals } from './withdraw-queries.ts';

/** Pictures of the bank's movements, for whoever settles the dispute. */
export function ReceiptProofs({ id, count }: { id: string; count: number }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const memberId = useMemberId();
  const send = useMutation({
    mutationFn: async (file: File) => ask(addReceiptProof, { id, picture: await readSlip(file) }),
    onSuccess: () => refreshWithdrawals(client, memberId),
  });
  return (
    <Stack as="section" gap={2}>
      {count > 0 && (
        <p role="status">
          <Plural value={count} one="One picture sent" other="# pictures sent" />
        </p>
      )}
      {count < proofOfReceiptAtMost && (
        <UploadField
          name="proof"
          label={<Trans>Send a picture</Trans>}
          accept="image/png,image/jpeg"
          hint={t`PNG or JPG, up to ${proofOfReceiptAtMost}: your bank statement for these days.`}
          busy={send.isPending}
          onFile={send.mutate}
        />
      )}
      <ErrorAlert error={send.error} />
    </Stack>
  );
}
