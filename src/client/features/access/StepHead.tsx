import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { RegisterStep } from './register-steps.ts';
import styles from './StepHead.module.css';

interface StepHeadProps {
  steps: readonly RegisterStep[];
  at: number;
  onBack: () => void;
}

/** Which step it is, of how many, and the way back. One step alone needs no head. */
export function StepHead({ steps, at, onBack }: StepHeadProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    // What was pressed is gone or means something else: reading goes on from the new step's head.
    heading.current?.focus();
  }, [at]);
  const key = steps[at]?.key;
  if (steps.length < 2 || !key) return null;
  const titles = { account: t`Your account`, you: t`About you`, code: t`Verification` };
  const step = at + 1;
  const count = steps.length;
  return (
    <div className={styles.head}>
      {at > 0 && (
        <IconButton label={t`Previous step`} icon={ArrowLeft} isDirectional onClick={onBack} />
      )}
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {titles[key]}
      </h3>
      <span className={styles.count}>
        <Trans>
          Step {step} of {count}
        </Trans>
      </span>
      <span className={styles.bar} aria-hidden="true">
        {steps.map((each, place) => (
          <i key={each.key} data-done={place <= at || undefined} />
        ))}
      </span>
    </div>
  );
}
