import { useLingui } from '@lingui/react/macro';
import { island } from '#client/ground/page/island.tsx';
import './MenuEntry.module.css';
import styles from './SideMenu.module.css';
import './ThemeSwitch.module.css';

/** Stands beside the page where there is room; on phones the same opens as a sheet. */
export function SideMenu() {
  const { t } = useLingui();
  return (
    <nav className={styles.standing} aria-label={t`Menu`}>
      <Contents />
    </nav>
  );
}

const Contents = island(
  () => import('./SideMenuContents.tsx').then((file) => file.SideMenuContents),
  true,
);
