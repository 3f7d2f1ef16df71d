import { useLingui } from '@lingui/react/macro';
import styles from './SideMenu.module.css';
import { SideMenuContents } from './SideMenuContents.tsx';

/** Stands beside the page where there is room; on phones the same opens as a sheet. */
export function SideMenu() {
  const { t } = useLingui();
  return (
    <nav className={styles.standing} aria-label={t`Menu`}>
      <SideMenuContents />
    </nav>
  );
}
