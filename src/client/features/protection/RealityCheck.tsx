import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useLogOut } from '#client/features/session/log-out.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { formatMinutes, minutesBetween } from '#client/ui/format-duration.ts';
import { Money } from '#client/ui/Money.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { answerReality } from '#contract/protection.ts';
import styles from './Protection.module.css';
import { sessionFactsQuery } from './protection-queries.ts';
import { useChangeProtection } from './use-change-protection.ts';

/** Nothing goes on until it is answered, here or on another device: the gateway keeps the question. */
export function RealityCheck({ memberId }: { memberId: string }) {
  const { t, i18n } = useLingui();
  const { data: facts } = useQuery(sessionFactsQuery(memberId));
  const logOut = useLogOut();
  const goOn = useChangeProtection(() => ask(answerReality, { answer: 'go-on' }));
  const leave = useChangeProtection(
    () => ask(answerReality, { answer: 'leave' }),
    () => logOut.mutate(),
  );
  const error = goOn.error ?? leave.error;
  return (
    <Dialog title={t`Time check`} closes="answer" onClose={() => undefined}>
      <div className={styles.stack}>
        {facts ? (
          <dl className={styles.reality}>
            <div>
              <dt>
                <Trans>Time logged in</Trans>
              </dt>
              <dd>{formatMinutes(minutesBetween(facts.since, facts.now), i18n)}</dd>
            </div>
            <div>
              <dt>
                {facts.net.startsWith('-') ? (
                  <Trans>Lost since then</Trans>
                ) : (
                  <Trans>Won since then</Trans>
                )}
              </dt>
              <dd>
                <Money minor={facts.net} currency={facts.currency} isSigned />
              </dd>
            </div>
          </dl>
        ) : (
          <Skeleton shape="card" />
        )}
        <ErrorAlert error={error} />
        <Button
          size="l"
          isWide
          busy={leave.isPending || logOut.isPending}
          onClick={() => leave.mutate()}
        >
          <Trans>Stop and log out</Trans>
        </Button>
        <Button
          variant="outline"
          size="l"
          isWide
          busy={goOn.isPending}
          onClick={() => goOn.mutate()}
        >
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
