import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Time } from '#client/ui/Time.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { ownPasskeys, removePasskey } from '#contract/passkeys.ts';
import type { StrongProof } from '#contract/proof.ts';
import { ProveSelf } from '../proof/ProveSelf.tsx';
import { hasPasskeys } from '../proof/passkey-support.ts';
import { makePasskey } from './make-passkey.ts';
import styles from './Security.module.css';

/** One's passkeys; making one and removing one both begin with a proof. */
export function PasskeysSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const client = useQueryClient();
  const toast = useToast();
  const [step, setStep] = useState<{ kind: 'list' | 'add' } | { kind: 'remove'; id: string }>({
    kind: 'list',
  });
  const keyOf = useOwnKey();
  const { data } = useQuery({
    queryKey: keyOf(ownPasskeys),
    queryFn: ({ signal }) => ask(ownPasskeys, {}, signal),
    refetchOnMount: 'always',
  });
  const settle = async (words: string) => {
    toast(words, { tone: 'good' });
    setStep({ kind: 'list' });
    await client.invalidateQueries({ queryKey: keyOf(ownPasskeys) });
  };
  const add = useMutation({
    mutationFn: makePasskey,
    onSuccess: () => settle(t`You can now log in with this device.`),
  });
  const remove = useMutation({
    mutationFn: ({ id, proof }: { id: string; proof: StrongProof }) =>
      ask(removePasskey, { id, proof }),
    onSuccess: () => settle(t`Passkey removed.`),
  });
  return (
    <Sheet title={t`Passkeys`} onClose={close}>
      <div className={styles.stack}>
        {step.kind === 'add' && (
          <ProveSelf
            action={t`Create passkey`}
            onProof={(proof) => add.mutate(proof)}
            isPending={add.isPending}
            error={add.error}
          />
        )}
        {step.kind === 'remove' && (
          <ProveSelf
            action={t`Remove it`}
            purpose={{ passkey: step.id }}
            onProof={(proof) => remove.mutate({ id: step.id, proof })}
            isPending={remove.isPending}
            error={remove.error}
          />
        )}
        {step.kind === 'list' && (
          <>
            <p className={styles.lead}>
              <Trans>
                With a passkey you log in with your fingerprint, your face or your screen lock.
                There is nothing to remember and nothing a fake site could steal.
              </Trans>
            </p>
            {!data && <Spinner />}
            <ul className={styles.list}>
              {data?.passkeys.map(({ id, name, since }) => (
                <li key={id} className={styles.session}>
                  <div>
                    <p className={styles.name}>{name || t`Unknown device`}</p>
                    <p className={styles.quiet}>
                      <Time at={since} />
                    </p>
                  </div>
                  <Button variant="quiet" onClick={() => setStep({ kind: 'remove', id })}>
                    <Trans>Remove</Trans>
                  </Button>
                </li>
              ))}
            </ul>
            {hasPasskeys() ? (
              <Button size="l" isWide onClick={() => setStep({ kind: 'add' })}>
                <Trans>Create a passkey on this device</Trans>
              </Button>
            ) : (
              <p className={styles.quiet}>
                <Trans>
                  This browser does not support passkeys. Try another browser or device.
                </Trans>
              </p>
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}
