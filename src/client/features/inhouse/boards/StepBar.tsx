import type { ReactNode } from 'react';
import { StagePart } from '../stage/StagePart.tsx';
import { Controls } from './Controls.tsx';
import styles from './StepBar.module.css';

/** What can be done in a round that runs: where the stake was before it, and in sight as that was. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <Controls>
      <StagePart at="dock">
        <div className={styles.bar}>{children}</div>
      </StagePart>
    </Controls>
  );
}
