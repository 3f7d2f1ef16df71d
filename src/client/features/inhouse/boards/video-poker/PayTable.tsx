import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { type HandName, hands } from '#games/video-poker/hands.ts';
import { useHandNames } from './hand-names.ts';
import styles from './PayTable.module.css';

const paying = hands.filter(({ pays }) => pays > 0).toReversed();

/** What each hand pays, the best first; the line of the hand that lies there is marked. */
export function PayTable({ hand }: { hand: HandName | undefined }) {
  const names = useHandNames();
  return (
    <ul className={styles.table}>
      {paying.map(({ name, pays }) => (
        <li key={name} data-marked={name === hand || undefined}>
          <span>{names[name]}</span>
          {name === hand && (
            <>
              <Icon of={Check} size={14} />
              <VisuallyHidden>
                <Trans>This hand</Trans>
              </VisuallyHidden>
            </>
          )}
          <b>× {pays}</b>
        </li>
      ))}
    </ul>
  );
}
