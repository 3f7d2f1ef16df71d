import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { ask } from '#client/data/ask.ts';
import { readSlip } from '#client/features/deposit/read-slip.ts';
import { sayError } from '#client/features/frame/error-words.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { addReceiptProof, proofOfReceiptAtMost } from '#contract/withdrawals.ts';
import { useMemberId } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';
import { refreshWithdrawals } from './withdraw-queries.ts';

/** Pictures of the bank's movements, for whoever settles the dispute. */
export function ReceiptProofs({ id, count }: { id: string; count: number }) {
  const { t, i18n } = useLingui();
  const field = useId();
  const client = useQueryClient();
  const memberId = useMemberId();
  const send = useMutation({
    mutationFn: async (file: File) => ask(addReceiptProof, { id, picture: await readSlip(file) }),
    onSuccess: () => refreshWithdrawals(client, memberId),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) send.mutate(file);
    // The same file may be chosen again, after it failed.
    target.value = '';
  };
  return (
    <section className={styles.proofs}>
      {count > 0 && (
        <p role="status">
          <Plural value={count} one="One picture sent" other="# pictures sent" />
        </p>
      )}
      {count < proofOfReceiptAtMost && (
        <>
          <label htmlFor={field} className={styles.upload} aria-busy={send.isPending}>
            {send.isPending ? <Spinner /> : <Trans>Send a picture</Trans>}
            <input
              id={field}
              name="proof"
              type="file"
              accept="image/png,image/jpeg"
              disabled={send.isPending}
              onChange={choose}
            />
          </label>
          <p className={styles.quiet}>
            {t`PNG or JPG, ${proofOfReceiptAtMost} at most: your bank’s movements of these days.`}
          </p>
        </>
      )}
      {send.error && (
        <p role="alert" className={styles.refusal}>
          {sayError(send.error, i18n)}
        </p>
      )}
    </section>
  );
}
