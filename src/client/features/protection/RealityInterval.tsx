import { Trans, useLingui } from '@lingui/react/macro';
import { ask } from '#client/data/ask.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { formatMinutes } from '#client/ui/format-duration.ts';
import { SelectField } from '#client/ui/SelectField.tsx';
import { setRealityInterval } from '#contract/protection.ts';
import styles from './Protection.module.css';
import { useChangeProtection } from './use-change-protection.ts';

const choices = [15, 30, 45, 60, 90, 120] as const;

/** How often one is asked to look at the clock. */
export function RealityInterval({ minutes }: { minutes: number }) {
  const { t, i18n } = useLingui();
  const sayError = useSayError();
  const change = useChangeProtection((wanted: number) =>
    ask(setRealityInterval, { minutes: wanted }),
  );
  const offered = choices.some((one) => one === minutes) ? choices : [minutes, ...choices];
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          We pause the game to show how long you have played and what you have won or lost.
        </Trans>
      </p>
      <SelectField
        label={t`Every`}
        name="interval"
        value={change.isPending ? change.variables : minutes}
        onChange={({ target }) => change.mutate(Number(target.value), { onError: sayError })}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {formatMinutes(one, i18n)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
