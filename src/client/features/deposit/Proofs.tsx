import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { UploadField } from '#client/ui/UploadField.tsx';
import { type Deposit, mostProofs, proveDeposit } from '#contract/deposits.ts';
import { refreshDeposits } from './deposit-queries.ts';
import { readSlip } from './read-slip.ts';
import { useWhose } from './use-deposit-place.ts';

/** A picture of the bank's slip, for whoever looks for the transfer. */
export function Proofs({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { memberId } = useWhose();
  const send = useMutation({
    mutationFn: async (file: File) =>
      ask(proveDeposit, { depositId: deposit.id, picture: await readSlip(file) }),
    onSuccess: () => refreshDeposits(client, memberId),
  });
  if (!deposit.mayProve && deposit.proofs === 0) return null;
  return (
    <Stack as="section" gap={2}>
      {deposit.proofs > 0 && (
        <p>
          <Plural value={deposit.proofs} one="One picture sent" other="# pictures sent" />
        </p>
      )}
      {deposit.mayProve && (
        <UploadField
          name="proof"
          label={<Trans>Send a photo of the receipt</Trans>}
          accept="image/png,image/jpeg"
          hint={t`PNG or JPG, up to ${mostProofs}. It helps us find the money sooner.`}
          busy={send.isPending}
          onFile={send.mutate}
        />
      )}
      <ErrorAlert error={send.error} />
    </Stack>
  );
}
