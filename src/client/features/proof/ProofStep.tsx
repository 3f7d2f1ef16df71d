import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import type { StrongProof } from '#contract/proof.ts';
import styles from './Proof.module.css';
import { ProveSelf } from './ProveSelf.tsx';

interface ProofStepProps {
  /** What the button says that follows from the proof. */
  action: string;
  purpose?: 'payout';
  onBack: () => void;
  onProof: (proof: StrongProof) => void;
  isPending: boolean;
  error: unknown;
  /** What is about to change. */
  children?: ReactNode;
}

/** The last step of a change: what was typed waits behind it, and one can go back to it. */
export function ProofStep({ onBack, children, ...proof }: ProofStepProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that led here is gone, and with it the focus.
    step.current?.focus({ preventScroll: true });
    // What was above it may have been long: this step is not, and would lie out of sight.
    const top = step.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) step.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={step} className={styles.step} tabIndex={-1}>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon of={ChevronLeft} isDirectional />
        <Trans>Back to what you typed</Trans>
      </button>
      {children}
      <ProveSelf {...proof} />
    </div>
  );
}
