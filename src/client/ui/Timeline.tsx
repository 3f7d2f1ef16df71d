import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Exact } from './Exact.tsx';
import { Note } from './Note.tsx';
import { Section } from './Section.tsx';
import { Time } from './Time.tsx';
import styles from './Timeline.module.css';

export interface Step {
  key: string;
  at: string;
  title: ReactNode;
  /** A sum, a reason: what goes with it. */
  detail?: ReactNode;
  /** Names the kind of step for tests. */
  kind?: string;
}

/** All that happened, the latest first, each with its time. Steps are given in the order they came. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <Exact>
      <Section heading={<Trans>What happened</Trans>}>
        <ol className={styles.timeline}>
          {steps.toReversed().map(({ key, at, title, detail, kind }) => (
            <li key={key} className={styles.step} data-step={kind}>
              <span>{title}</span>
              {detail}
              <Note as="span">
                <Time at={at} />
              </Note>
            </li>
          ))}
        </ol>
      </Section>
    </Exact>
  );
}
