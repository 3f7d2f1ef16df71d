import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { providerNames } from '#client/ground/site/provider-names.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import type { entrances } from '#contract/session.ts';
import { beginSignIn } from '#contract/sign-in.ts';
import type { Provider } from '#contract/system.ts';
import { ProviderMark } from './ProviderMark.tsx';
import styles from './Providers.module.css';

/** Away to who knows this person already, and back; only those that are set up here. */
export function ProviderButtons({ entrance }: { entrance: (typeof entrances)[number] }) {
  // A status kept by an older release names none.
  const offered = useSite()?.signIn ?? [];
  const begin = useMutation({
    mutationFn: (provider: Provider) => ask(beginSignIn, { provider, entrance }),
    onSuccess: ({ address }) => location.assign(address),
  });
  if (offered.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      {offered.map((provider) => {
        const name = providerNames[provider];
        return (
          <Button
            key={provider}
            variant="outline"
            isWide
            busy={begin.isPending && begin.variables === provider}
            onClick={() => begin.mutate(provider)}
          >
            <ProviderMark of={provider} />
            <Trans>Continue with {name}</Trans>
          </Button>
        );
      })}
      <ErrorAlert error={begin.error} />
    </div>
  );
}
