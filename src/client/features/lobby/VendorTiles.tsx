import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { type VendorTarget, vendorRouteOf } from '#client/features/catalogue/launch-route.ts';
import { useOpenVendor } from '#client/features/catalogue/use-open-vendor.ts';
import { CutPaper } from '#client/ui/CutPaper.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { VendorItem } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';
import styles from './VendorTiles.module.css';

interface VendorTilesProps {
  gameType: GameType;
  vendors: readonly VendorItem[];
}

/** The vendors of a game centre, each a door: to the list of its games, or straight into its lobby. */
export function VendorTiles({ gameType, vendors }: VendorTilesProps) {
  const { t } = useLingui();
  const openVendor = useOpenVendor();
  return (
    <ul className={styles.tiles} aria-label={t`Providers`}>
      {vendors.map((vendor) => (
        <li key={vendor.vassalage}>
          <button
            type="button"
            className={styles.tile}
            onClick={() => openVendor({ ...vendor, gameType })}
          >
            <CutPaper />
            <img
              className={styles.mark}
              src={vendor.lagerIcon}
              alt=""
              width={56}
              height={56}
              decoding="async"
            />
            <span className={styles.words}>
              <strong className={styles.name}>{vendor.displayName}</strong>
              <span className={styles.count}>
                {opensList({ ...vendor, gameType }) ? (
                  <Plural value={vendor.games} one="# game" other="# games" />
                ) : (
                  <Trans>Opens its own lobby</Trans>
                )}
              </span>
            </span>
            <Icon
              of={opensList({ ...vendor, gameType }) ? ChevronRight : ArrowUpRight}
              isDirectional
              size={22}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

function opensList(vendor: VendorTarget): boolean {
  return vendorRouteOf(vendor).kind === 'vendor-games';
}
