import { useLingui } from '@lingui/react/macro';
import { Coins } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { LiveModel } from '#contract/launch.ts';
import styles from './LiveModels.module.css';

/** The least and the most of one bet. */
export function TableLimits({ limits }: { limits: NonNullable<LiveModel['limits']> }) {
  const { t } = useLingui();
  const { least, most, currency } = limits;
  return (
    <span className={styles.limits}>
      <Icon of={Coins} size={14} />
      <VisuallyHidden>{t`Bets from and to:`} </VisuallyHidden>
      <span>
        <Money minor={least} currency={currency} /> – <Money minor={most} currency={currency} />
      </span>
    </span>
  );
}
