import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Controls } from '../Controls.tsx';
import styles from './SpinPager.module.css';

interface SpinPagerProps {
  at: number;
  count: number;
  isTelling: boolean;
  isAtRest: boolean;
  onLook: (spin: number) => void;
}

/** Which of the spins is in sight; on to the end while they are told, and back to any of them then. */
export function SpinPager({ at, count, isTelling, isAtRest, onLook }: SpinPagerProps) {
  const { t } = useLingui();
  const free = count - 1;
  return (
    <div className={styles.pager}>
      <Controls>
        {!isTelling && (
          <IconButton
            label={t`The spin before`}
            icon={ChevronLeft}
            isDirectional
            variant="raised"
            disabled={at === 0}
            onClick={() => onLook(at - 1)}
          />
        )}
      </Controls>
      <p className={styles.words} data-shown={at > 0 || isAtRest}>
        {at === 0 ? (
          <Plural
            value={free}
            one="# free spin pays double"
            other="# free spins, each pays double"
          />
        ) : (
          <Trans>
            Free spin {at} of {free}
          </Trans>
        )}
      </p>
      <Controls>
        {isTelling ? (
          (at > 0 || isAtRest) && (
            <Button variant="outline" onClick={() => onLook(count - 1)}>
              <Trans>To the end</Trans>
            </Button>
          )
        ) : (
          <IconButton
            label={t`The next spin`}
            icon={ChevronRight}
            isDirectional
            variant="raised"
            disabled={at === count - 1}
            onClick={() => onLook(at + 1)}
          />
        )}
      </Controls>
    </div>
  );
}
