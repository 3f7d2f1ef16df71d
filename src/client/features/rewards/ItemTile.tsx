import { Plural, Trans } from '@lingui/react/macro';
import { ShoppingBag } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { MallItem } from '#contract/points.ts';
import styles from './ItemTile.module.css';
import { PointsSum } from './RewardSum.tsx';
import { standingOf } from './standing-of.ts';

interface ItemTileProps {
  item: MallItem;
  currency: string;
  points: string;
  /** On the first screen. */
  isFirst: boolean;
  onOpen: () => void;
}

/** A prize on the shelf: what it is, what it costs, and whether one can have it. */
export function ItemTile({ item, currency, points, isFirst, onOpen }: ItemTileProps) {
  const { name, picture, pointsRequirement, amountRequirement, availableQuantity } = item;
  const standing = standingOf(item, points);
  return (
    <li>
      <button type="button" className={styles.tile} data-standing={standing} onClick={onOpen}>
        <span className={styles.picture}>
          {picture === null ? (
            <Icon of={ShoppingBag} size={40} />
          ) : (
            <Picture src={picture} alt="" width={320} height={240} eager={isFirst} isScene />
          )}
        </span>
        <span className={styles.words}>
          <b className={styles.name}>{name}</b>
          <span className={styles.price}>
            <PointsSum points={pointsRequirement} />
            {amountRequirement !== '0' && (
              <>
                {' + '}
                <Money minor={amountRequirement} currency={currency} />
              </>
            )}
          </span>
          <span className={styles.standing}>
            {standing === 'sold-out' && <Trans>Sold out</Trans>}
            {standing === 'own-limit' && <Trans>You have redeemed yours</Trans>}
            {standing === 'short' && (
              <Trans>
                <PointsSum points={missing(pointsRequirement, points)} /> to go
              </Trans>
            )}
            {standing === 'ready' && availableQuantity !== null && (
              <Plural value={availableQuantity} one="# left" other="# left" />
            )}
            {standing === 'ready' && availableQuantity === null && <Trans>Paid at once</Trans>}
          </span>
        </span>
      </button>
    </li>
  );
}

function missing(needed: string, points: string): string {
  return String(BigInt(needed) - BigInt(points));
}
