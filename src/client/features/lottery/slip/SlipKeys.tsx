import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { shortNumero } from '../short-numero.ts';
import { obstacleWords } from './obstacle-words.ts';
import styles from './SlipSheet.module.css';
import type { Obstacle } from './slip-obstacle.ts';

interface SlipKeysProps {
  obstacle: Obstacle | null;
  numero: string | null;
  /** Is this the draw that the sheet was opened for? */
  isAgreed: boolean;
  onAgree: () => void;
  cost: bigint;
  currency: string;
  isBuying: boolean;
  onBuy: (numero: string) => void;
}

/** The one tap that buys, what keeps it from buying, and a second consent where the draw has changed. */
export function SlipKeys(props: SlipKeysProps) {
  const { i18n } = useLingui();
  const { obstacle, numero, isAgreed, onAgree, cost, currency, isBuying, onBuy } = props;
  if (obstacle === null && numero !== null && !isAgreed && !isBuying) {
    return (
      <>
        <p role="status" className={styles.note}>
          <Trans>The draw you were betting on has closed. Nothing was bought.</Trans>
        </p>
        <Button size="l" isWide variant="outline" onClick={onAgree}>
          <Trans>Bet on draw {shortNumero(numero)} instead</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      {obstacle !== null && (
        <p role="status" className={styles.note}>
          {i18n._(obstacleWords[obstacle])}
        </p>
      )}
      {obstacle === null && numero !== null && (
        <p className={styles.note}>
          <Trans>For draw {numero}</Trans>
        </p>
      )}
      <Button
        size="l"
        isWide
        busy={isBuying}
        disabled={obstacle !== null || numero === null}
        onClick={() => numero !== null && onBuy(numero)}
      >
        {cost > 0n ? (
          <Trans>
            Buy for <Money minor={String(cost)} currency={currency} />
          </Trans>
        ) : (
          <Trans>Buy</Trans>
        )}
      </Button>
    </>
  );
}
