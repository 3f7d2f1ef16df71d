import { Trans, useLingui } from '@lingui/react/macro';
import { ask } from '#client/data/ask.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Time } from '#client/ui/Time.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { confirmLimit, type OwnLimit } from '#contract/protection.ts';
import { LimitAmount } from './LimitAmount.tsx';
import { shareUsed } from './limit-amount.ts';
import styles from './Protection.module.css';
import { useChangeProtection } from './use-change-protection.ts';
import { useProtectionWords } from './use-protection-words.ts';

interface LimitRowProps {
  limit: OwnLimit;
  currency: string;
  /** The gateway's time when this was read. */
  now: string;
}

/** One limit: how much of it is used, whose it is, and what waits to take its place. */
export function LimitRow({ limit, currency, now }: LimitRowProps) {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const { periods, limitOf } = useProtectionWords();
  const { kind, period, inForce, own, used } = limit;
  const name = `${limitOf[kind]}, ${periods[period]}`;
  return (
    <li className={styles.limit}>
      <div className={styles.line}>
        <h3 className={styles.period}>{periods[period]}</h3>
        <Button
          variant="quiet"
          size="s"
          aria-label={own === null ? t`Set a limit: ${name}` : t`Change: ${name}`}
          onClick={() => open({ kind: 'limit', of: kind, period })}
        >
          {own === null ? <Trans>Set a limit</Trans> : <Trans>Change</Trans>}
        </Button>
      </div>
      {inForce !== null && (
        <progress
          className={styles.meter}
          max={100}
          value={shareUsed(used, inForce)}
          aria-label={name}
        />
      )}
      <p className={styles.figures}>
        <span>
          <LimitAmount amount={used} kind={kind} currency={currency} />{' '}
          <span className={styles.quiet}>
            <Trans>used</Trans>
          </span>
        </span>
        <span className={styles.quiet}>
          {inForce === null ? (
            <Trans>No limit</Trans>
          ) : (
            <Trans>
              of <LimitAmount amount={inForce} kind={kind} currency={currency} />
            </Trans>
          )}
        </span>
      </p>
      {own === null && inForce !== null && (
        <p className={styles.quiet}>
          <Trans>This is the maximum anyone can deposit here.</Trans>
        </p>
      )}
      {limit.pending && <Waiting limit={limit} currency={currency} now={now} />}
    </li>
  );
}

function Waiting({ limit, currency, now }: LimitRowProps) {
  const { t } = useLingui();
  const toast = useToast();
  const sayError = useSayError();
  const { kind, period, pending } = limit;
  const confirm = useChangeProtection(
    () => ask(confirmLimit, { kind, period }),
    () => toast(t`The new limit applies from now on.`, { tone: 'good' }),
  );
  if (!pending) return null;
  const isDue = Date.parse(pending.dueAt) <= Date.parse(now);
  return (
    <div className={styles.waiting}>
      <p>
        {pending.amount === null ? (
          <Trans>You asked to have no limit here.</Trans>
        ) : (
          <Trans>
            You asked for <LimitAmount amount={pending.amount} kind={kind} currency={currency} />.
          </Trans>
        )}
      </p>
      {isDue ? (
        <>
          <p className={styles.quiet}>
            <Trans>
              Please confirm it again by <Time at={pending.expiresAt} />.
            </Trans>
          </p>
          <Button
            variant="outline"
            size="s"
            busy={confirm.isPending}
            onClick={() => confirm.mutate(undefined, { onError: sayError })}
          >
            <Trans>Yes, raise it</Trans>
          </Button>
        </>
      ) : (
        <p className={styles.quiet}>
          <Trans>
            You can confirm it here from <Time at={pending.dueAt} />. Until then nothing changes.
          </Trans>
        </p>
      )}
    </div>
  );
}
