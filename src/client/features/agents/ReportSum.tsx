import { Trans } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import type { TeamFigures } from '#contract/team.ts';
import { FigureList } from './FigureList.tsx';
import styles from './ReportSum.module.css';

/** What all lines come to; the single sums unfold. */
export function ReportSum({ figures, currency }: { figures: TeamFigures; currency: string }) {
  return (
    <details className={styles.sum}>
      <summary>
        <span>
          <Trans>
            Valid bets <Money minor={figures.valid} currency={currency} />
          </Trans>
        </span>
        <span>
          <Trans>
            Result <Money minor={figures.result} currency={currency} isSigned />
          </Trans>
        </span>
      </summary>
      <FigureList figures={figures} currency={currency} />
    </details>
  );
}
