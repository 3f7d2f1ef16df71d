import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { sayFault } from '#client/features/forms/fault-words.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useAdultAge } from '#client/ground/site/use-adult-age.ts';
import { classNames } from '#client/ui/class-names.ts';
import styles from './Access.module.css';

interface TermsProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** One has tried to go on without. */
  isMissing: boolean;
  /** What stands around it lives in memory only, so they are read in a tab of their own. */
  opensTab?: boolean;
}

/** Of age, and the terms read: said by the person, never filled in beforehand (L-AGE). */
export function Terms({ isTicked, onTick, isMissing, opensTab = false }: TermsProps) {
  const { i18n } = useLingui();
  const open = useOpenOverlay();
  const age = useAdultAge();
  const noteId = useId();
  return (
    <div>
      <label className={classNames(styles.check, isMissing && styles.missing)}>
        <input
          type="checkbox"
          name="terms"
          checked={isTicked}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? noteId : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>
          <Trans>I am {age} or older, and I accept the terms</Trans>
        </span>
      </label>
      {isMissing && (
        <p id={noteId} role="alert" className={styles.fault}>
          {sayFault({ kind: 'terms' }, i18n)}
        </p>
      )}
      <button
        type="button"
        className={styles.switch}
        onClick={() => {
          if (opensTab) window.open('/help#term', '_blank', 'noopener');
          else open({ kind: 'help', anchor: 'term' });
        }}
      >
        <Trans>Read the terms</Trans>
      </button>
    </div>
  );
}
