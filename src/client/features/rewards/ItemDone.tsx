import { Trans } from '@lingui/react/macro';
import { BadgeCheck, PackageCheck } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import type { RedeemOrder } from '#contract/points.ts';
import styles from './ItemSheet.module.css';

interface ItemDoneProps {
  order: RedeemOrder;
  prize: string | null;
  currency: string;
  onClose: () => void;
}

/** What became of the order, and what comes next. */
export function ItemDone({ order, prize, currency, onClose }: ItemDoneProps) {
  const paid = prize === null ? null : String(BigInt(prize) * BigInt(order.quantity));
  return (
    <div className={styles.done} role="status">
      <Icon of={paid === null ? PackageCheck : BadgeCheck} size={48} />
      <h3>{paid === null ? <Trans>Ordered</Trans> : <Trans>Paid into your wallet</Trans>}</h3>
      {paid === null ? (
        <Note>
          <Trans>
            Your points are set aside while we check the order. Redeem history shows how it goes.
          </Trans>
        </Note>
      ) : (
        <Money minor={paid} currency={currency} isSigned />
      )}
      <Button isWide variant="outline" onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}
