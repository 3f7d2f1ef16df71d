import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Heart, LayoutGrid, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryPages } from '#client/features/catalogue/category-pages.ts';
import { useMenus } from '#client/features/catalogue/use-menus.ts';
import { categoryIcons } from '#client/features/lobby/category-words.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Go, type Path } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import styles from './GamesSheet.module.css';

/** Every category within reach of the thumb that opened it. */
export function GamesSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const menus = useMenus();
  return (
    <Sheet title={t`Games`} onClose={close}>
      <nav aria-label={t`Games`}>
        <ul className={styles.grid}>
          {menus.map((menu) => (
            <Place
              key={menu.gameType}
              to={categoryPages[menu.gameType]}
              icon={categoryIcons[menu.gameType]}
            >
              {menu.title}
            </Place>
          ))}
          <Place to="/favorite" icon={Heart}>
            <Trans>Favourites</Trans>
          </Place>
          <Place to="/recent" icon={Clock}>
            <Trans>Recently played</Trans>
          </Place>
          <Place to="/" icon={LayoutGrid}>
            <Trans>Lobby</Trans>
          </Place>
        </ul>
      </nav>
    </Sheet>
  );
}

function Place({ to, icon, children }: { to: Path; icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Go to={to} className={styles.place} isExact={to === '/'}>
        <span className={styles.icon}>
          <Icon of={icon} size={26} />
        </span>
        {children}
      </Go>
    </li>
  );
}
