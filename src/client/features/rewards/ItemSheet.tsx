import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import type { MallItem, RedeemOrder } from '#contract/points.ts';
import { ItemDone } from './ItemDone.tsx';
import styles from './ItemSheet.module.css';
import { RedeemForm } from './RedeemForm.tsx';
import { PointsSum } from './RewardSum.tsx';
import { standingOf } from './standing-of.ts';

interface ItemSheetProps {
  item: MallItem;
  currency: string;
  points: string;
  onClose: () => void;
}

/** One item: what it is, what it costs, and the order; then what became of it. */
export function ItemSheet({ item, currency, points, onClose }: ItemSheetProps) {
  const [order, setOrder] = useState<RedeemOrder>();
  return (
    <Sheet title={item.name} onClose={onClose}>
      <Stack>
        {item.picture !== null && (
          <div className={styles.picture}>
            <Picture src={item.picture} alt="" width={320} height={240} eager isScene />
          </div>
        )}
        {order ? (
          <ItemDone order={order} prize={item.prize} currency={currency} onClose={onClose} />
        ) : (
          <>
            <Note>{item.description}</Note>
            <ItemFacts item={item} currency={currency} />
            <Standing item={item} points={points}>
              <RedeemForm item={item} points={points} onDone={setOrder} />
            </Standing>
          </>
        )}
      </Stack>
    </Sheet>
  );
}

function ItemFacts({ item, currency }: { item: MallItem; currency: string }) {
  const { pointsRequirement, amountRequirement, availableQuantity, ownQuantity, limitDays } = item;
  return (
    <Facts>
      <Fact name={<Trans>Points needed</Trans>}>
        <PointsSum points={pointsRequirement} />
      </Fact>
      {amountRequirement !== '0' && (
        <Fact name={<Trans>Money besides</Trans>}>
          <Money minor={amountRequirement} currency={currency} />
        </Fact>
      )}
      {availableQuantity !== null && (
        <Fact name={<Trans>Available</Trans>}>{availableQuantity}</Fact>
      )}
      {ownQuantity !== null && (
        <Fact name={<Trans>You may still redeem</Trans>}>
          {limitDays === null ? (
            ownQuantity
          ) : (
            <Plural
              value={limitDays}
              one={`${ownQuantity} within a day`}
              other={`${ownQuantity} within # days`}
            />
          )}
        </Fact>
      )}
    </Facts>
  );
}

interface StandingProps {
  item: MallItem;
  points: string;
  children: ReactNode;
}

/** The way on, or the one reason why there is none now. */
function Standing({ item, points, children }: StandingProps) {
  const { t } = useLingui();
  const standing = standingOf(item, points);
  if (standing === 'ready') return children;
  const missing = String(BigInt(item.pointsRequirement) - BigInt(points));
  return (
    <>
      <p className={styles.reason} role="status">
        {standing === 'sold-out' && t`This item is sold out. Your points stay with you.`}
        {standing === 'own-limit' && t`You have redeemed as many of these as one person may.`}
        {standing === 'short' && (
          <Trans>
            You need <PointsSum points={missing} /> more.
          </Trans>
        )}
      </p>
      {standing === 'short' && (
        <Button to="/pointMall" search={{ tab: 'rules' }} variant="outline" isWide>
          <Trans>How points are earned</Trans>
        </Button>
      )}
    </>
  );
}
