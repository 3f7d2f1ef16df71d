import { Trans } from '@lingui/react/macro';
import { Wallet } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PendingMoves } from '#client/features/wallet/PendingMoves.tsx';
import { useVendorMoves } from '#client/features/wallet/use-vendor-moves.ts';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { FrameNote } from './FrameNote.tsx';
import styles from './NeedsMoney.module.css';

interface NeedsMoneyProps {
  vendor: string;
  /** Brings the whole balance; null where the player moves sums by hand. */
  onBring: (() => void) | null;
}

/**
 * This vendor is played out of a wallet of its own. Whoever moves sums by hand and comes to an empty one is
 * asked how much to bring, once; what is still on its way is said here until it has come.
 */
export function NeedsMoney({ vendor, onBring }: NeedsMoneyProps) {
  const open = useOpenOverlay();
  const balance = useBalance();
  const moves = useVendorMoves();
  const wallet = balance.data?.vendors.find((one) => one.vendor === vendor);
  const isComing = moves.data?.moves.some(
    (move) => move.vendor === vendor && move.direction === 'in' && move.state === 'pending',
  );
  const isEmpty = wallet?.amount === '0';
  const hasAny = balance.data !== undefined && balance.data.main !== '0';
  const ask = () => open({ kind: 'move-funds', vendor, direction: 'in' });
  // Both as they are now: what this phone kept may be older than a move that was made since.
  const isKnown = balance.isFetchedAfterMount && moves.isFetchedAfterMount;
  useOnce(isKnown, () => {
    if (onBring === null && isEmpty && !isComing && hasAny) ask();
  });
  return (
    <div className={styles.money}>
      <PendingMoves vendor={vendor} />
      {isEmpty && !isComing && (
        <FrameNote
          icon={Wallet}
          action={
            hasAny ? (
              <Button size="s" onClick={onBring ?? ask}>
                {onBring ? <Trans>Bring my balance</Trans> : <Trans>Move money</Trans>}
              </Button>
            ) : (
              <Button size="s" to="/member/depositv2">
                <Trans>Deposit</Trans>
              </Button>
            )
          }
        >
          <Trans>This provider has a wallet of its own, and it is empty.</Trans>
        </FrameNote>
      )}
    </div>
  );
}

/** The first time that it may be done, and never again: somebody who said no is not asked twice. */
function useOnce(isReady: boolean, act: () => void): void {
  const isDone = useRef(false);
  const perform = useEffectEvent(act);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    perform();
  }, [isReady]);
}
