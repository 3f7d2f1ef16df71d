import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Refused } from '#client/data/refused.ts';
import { Button } from '#client/ui/Button.tsx';
import { formatMinutes } from '#client/ui/format-duration.ts';
import styles from './CodeButton.module.css';
import { RefusedCodeDialog } from './RefusedCodeDialog.tsx';
import { useCountdown } from './use-countdown.ts';

interface CodeButtonProps {
  /** Asks the gateway to send one. */
  ask: () => Promise<SentCode>;
  /** Where it goes, as its owner recognises it. */
  hint?: string;
  /** What has to be right before one is sent; it says itself what is wrong. */
  isReady?: () => boolean | Promise<boolean>;
  /** The same one counts on when the form was closed and opened again. */
  countKey?: string;
  /** The first one is sent without a press, where one has come for nothing else. */
  isSentAtOnce?: boolean;
}

export interface SentCode {
  /** Until another one can be sent. */
  expiredMinutes: number;
  /** How long it is good; another company's service does not say. */
  validMinutes?: number | undefined;
}

/** Sends a code, and counts down until another one can be sent. */
export function CodeButton(props: CodeButtonProps) {
  const { ask, hint = '', isReady, countKey, isSentAtOnce = false } = props;
  const { t } = useLingui();
  const countdown = useCountdown(countKey);
  const send = useMutation({
    mutationFn: async () => ((await isReady?.()) === false ? null : ask()),
    onSuccess: (sent) => sent && countdown.start(sent.expiredMinutes * 60),
    onError: (error) => {
      if (error instanceof Refused && error.retryAfterSeconds) {
        countdown.start(error.retryAfterSeconds);
      }
    },
  });
  const { secondsLeft, wasStarted } = countdown;
  const sendFirst = useEffectEvent(() => {
    if (isSentAtOnce && !wasStarted) send.mutate();
  });
  useEffect(() => sendFirst(), []);
  const left = asClock(secondsLeft);
  const isCounting = secondsLeft > 0;
  return (
    <div className={styles.code}>
      <Button
        variant="outline"
        disabled={isCounting}
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {isCounting ? t`Request a new code in ${left}` : wasStarted ? t`Resend` : t`Send the code`}
      </Button>
      <p className={styles.note} role="status">
        {send.isSuccess && send.data && <SentNote sent={send.data} hint={hint} />}
      </p>
      {send.error !== null && <RefusedCodeDialog error={send.error} onClose={send.reset} />}
    </div>
  );
}

function SentNote({ sent: { validMinutes }, hint }: { sent: SentCode; hint: string }) {
  const { i18n } = useLingui();
  if (validMinutes === undefined) return <Trans>Sent. {hint}</Trans>;
  const time = formatMinutes(validMinutes, i18n);
  return (
    <Trans>
      Sent. Valid for {time}. {hint}
    </Trans>
  );
}

/** 0:45, as a clock that runs down shows it. */
function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
