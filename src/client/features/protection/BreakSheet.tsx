import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { beginBreak } from '#contract/protection.ts';
import { type BreakRequest, coolOffDays, exclusionLengths, readBreak } from './break-lengths.ts';
import styles from './Protection.module.css';
import { useChangeProtection } from './use-change-protection.ts';

/** How long, what it means, and once more before it begins: there is no way back. */
export function BreakSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const toast = useToast();
  const [chosen, setChosen] = useState('cool-off 1');
  const [isSure, setSure] = useState(false);
  const request = readBreak(chosen);
  const begin = useChangeProtection(
    (wanted: BreakRequest) => ask(beginBreak, wanted),
    () => {
      toast(t`Your break has started.`, { tone: 'good' });
      close();
    },
  );
  return (
    <Sheet title={t`Take a break`} onClose={close}>
      <div className={styles.stack}>
        <SelectField
          label={t`For how long?`}
          name="length"
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            setSure(false);
          }}
        >
          <optgroup label={t`A break`}>
            {coolOffDays.map((days) => (
              <option key={days} value={`cool-off ${days}`}>
                {t`${plural(days, { one: 'a day', other: '# days' })}`}
              </option>
            ))}
          </optgroup>
          <optgroup label={t`Self-exclusion`}>
            {exclusionLengths.map((months) => (
              <option key={months} value={`exclusion ${months}`}>
                {t`${months} months`}
              </option>
            ))}
          </optgroup>
        </SelectField>
        <ul className={styles.facts}>
          <li>
            <Trans>Deposits and games are blocked at once on all your devices.</Trans>
          </li>
          <li>
            <Trans>Your money stays yours: you can withdraw it and read your records.</Trans>
          </li>
          <li>
            <Trans>Nobody can shorten it, not even customer service.</Trans>
          </li>
          <li>
            <Trans>We will not send you offers during this time.</Trans>
          </li>
        </ul>
        <ErrorAlert error={begin.error} />
        {isSure ? (
          <Button
            variant="hot"
            size="l"
            isWide
            busy={begin.isPending}
            onClick={() => begin.mutate(request)}
          >
            {request.kind === 'exclusion' ? (
              <Plural value={request.months} one="Close for # month" other="Close for # months" />
            ) : (
              <Plural value={request.hours / 24} one="Close for # day" other="Close for # days" />
            )}
          </Button>
        ) : (
          <Button variant="outline" size="l" isWide onClick={() => setSure(true)}>
            <Trans>Start the break</Trans>
          </Button>
        )}
      </div>
    </Sheet>
  );
}
