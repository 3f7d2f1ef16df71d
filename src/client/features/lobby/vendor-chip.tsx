import type { VendorItem } from '#contract/catalogue.ts';
import styles from './vendor-chip.module.css';

/** A vendor among choices: its mark and its name. */
export function vendorChip({ vassalage, displayName, lagerIcon }: VendorItem) {
  const label = (
    <>
      <img
        className={styles.mark}
        src={lagerIcon}
        alt=""
        width={24}
        height={24}
        loading="lazy"
        decoding="async"
      />
      {displayName}
    </>
  );
  return { key: vassalage, label };
}
