import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { ask } from '#client/data/ask.ts';
import { sayError } from '#client/features/frame/error-words.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { type Deposit, mostProofs, proveDeposit } from '#contract/deposits.ts';
import styles from './Deposit.module.css';
import { refreshDeposits } from './deposit-queries.ts';
import { readSlip } from './read-slip.ts';
import { useWhose } from './use-deposit-place.ts';

/** A picture of the bank's slip, for whoever looks for the transfer. */
export function Proofs({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const { memberId } = useWhose();
  const send = useMutation({
    mutationFn: async (file: File) =>
      ask(proveDeposit, { depositId: deposit.id, picture: await readSlip(file) }),
    onSuccess: () => refreshDeposits(client, memberId),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) send.mutate(file);
    // The same file may be chosen again, after it failed.
    target.value = '';
  };
  if (!deposit.mayProve && deposit.proofs === 0) return null;
  return (
    <section className={styles.proofs}>
      {deposit.proofs > 0 && (
        <p>
          <Plural value={deposit.proofs} one="One picture sent" other="# pictures sent" />
        </p>
      )}
      {deposit.mayProve && (
        <label htmlFor={id} className={styles.upload} aria-busy={send.isPending}>
          {send.isPending ? <Spinner /> : <Trans>Send a picture of the slip</Trans>}
          <input
            id={id}
            name="proof"
            type="file"
            accept="image/png,image/jpeg"
            disabled={send.isPending}
            onChange={choose}
          />
        </label>
      )}
      {deposit.mayProve && (
        <p
          className={styles.quiet}
        >{t`PNG or JPG, ${mostProofs} at most. It helps us find the money sooner.`}</p>
      )}
      {send.error && (
        <p role="alert" className={styles.refusal}>
          {sayError(send.error, i18n)}
        </p>
      )}
    </section>
  );
}
