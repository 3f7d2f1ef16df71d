import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ProveSelf } from '#client/features/proof/ProveSelf.tsx';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { providerNames } from '#client/ground/site/provider-names.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Time } from '#client/ui/Time.tsx';
import { useToast } from '#client/ui/toasts.ts';
import type { ProofOfSelf } from '#contract/proof.ts';
import { beginLink, ownSignIns, unlinkSignIn } from '#contract/sign-in.ts';
import { type Provider, providers } from '#contract/system.ts';
import { ProviderMark } from './ProviderMark.tsx';
import styles from './Providers.module.css';

type Step = { kind: 'list' } | { kind: 'link' | 'unlink'; provider: Provider };
type Change = { provider: Provider; proof: ProofOfSelf };

/** Who else opens this account; linking one and unlinking one both begin with a proof. */
export function LinkedSignIns() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const client = useQueryClient();
  const toast = useToast();
  const offered = useSite()?.signIn ?? [];
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const { data } = useQuery({
    queryKey: [ownSignIns.path],
    queryFn: ({ signal }) => ask(ownSignIns, {}, signal),
    refetchOnMount: 'always',
  });
  const begin = useMutation({
    mutationFn: (change: Change) => ask(beginLink, change),
    onSuccess: ({ address }) => location.assign(address),
  });
  const unlink = useMutation({
    mutationFn: (change: Change) => ask(unlinkSignIn, change),
    onSuccess: async (_, { provider }) => {
      const name = providerNames[provider];
      toast(t`You can no longer log in with ${name}.`, { tone: 'good' });
      setStep({ kind: 'list' });
      await client.invalidateQueries({ queryKey: [ownSignIns.path] });
    },
  });
  const changing = step.kind === 'unlink' ? unlink : begin;
  const shown = providers.filter(
    (one) => offered.includes(one) || data?.signIns.some(({ provider }) => provider === one),
  );
  return (
    <Sheet title={t`Linked sign-ins`} onClose={close}>
      <div className={styles.stack}>
        {step.kind !== 'list' && (
          <ProveSelf
            action={step.kind === 'link' ? t`Link account` : t`Unlink account`}
            onProof={(proof) => changing.mutate({ provider: step.provider, proof })}
            isPending={changing.isPending}
            error={changing.error}
          />
        )}
        {step.kind === 'list' && (
          <>
            <p className={styles.lead}>
              <Trans>
                Linked accounts let you log in with one tap. We only see your e-mail and never post
                anything.
              </Trans>
            </p>
            {!data && <Spinner />}
            <ul className={styles.list}>
              {data &&
                shown.map((provider) => (
                  <One
                    key={provider}
                    provider={provider}
                    linked={data.signIns.find((one) => one.provider === provider)}
                    onStep={(kind) => setStep({ kind, provider })}
                  />
                ))}
            </ul>
          </>
        )}
      </div>
    </Sheet>
  );
}

interface OneProps {
  provider: Provider;
  linked: { hint: string; since: string } | undefined;
  onStep: (kind: 'link' | 'unlink') => void;
}

function One({ provider, linked, onStep }: OneProps) {
  const { t } = useLingui();
  const name = providerNames[provider];
  return (
    <li className={styles.one}>
      <ProviderMark of={provider} size={26} />
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {linked && (
          <p className={styles.quiet}>
            {linked.hint} · <Time at={linked.since} />
          </p>
        )}
      </div>
      {linked ? (
        <Button variant="quiet" onClick={() => onStep('unlink')} aria-label={t`Unlink ${name}`}>
          <Trans>Unlink</Trans>
        </Button>
      ) : (
        <Button variant="outline" onClick={() => onStep('link')} aria-label={t`Link ${name}`}>
          <Trans>Link</Trans>
        </Button>
      )}
    </li>
  );
}
