import { Trans } from '@lingui/react/macro';
import { ask } from '#client/data/ask.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { Button } from '#client/ui/Button.tsx';
import { switchOffers } from '#contract/protection.ts';
import styles from './Protection.module.css';
import { useChangeProtection } from './use-change-protection.ts';

/** "No bonuses, please": kept until its player undoes it. */
export function OffersSwitch({ isOff }: { isOff: boolean }) {
  const sayError = useSayError();
  const change = useChangeProtection((wanted: boolean) => ask(switchOffers, { isOff: wanted }));
  return (
    <>
      <p className={styles.lead} role="status">
        {isOff ? (
          <Trans>
            Offers are off: no bonuses, missions, envelopes or raffles, and no messages about them.
            What you have earned is still given.
          </Trans>
        ) : (
          <Trans>
            You can do without bonuses and other offers. What you have earned is still given.
          </Trans>
        )}
      </p>
      <Button
        variant="outline"
        isWide
        busy={change.isPending}
        onClick={() => change.mutate(!isOff, { onError: sayError })}
      >
        {isOff ? <Trans>Switch offers on</Trans> : <Trans>Switch offers off</Trans>}
      </Button>
    </>
  );
}
