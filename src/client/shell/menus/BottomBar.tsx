import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CirclePlus, Gamepad2, Gift, House, UserRound } from 'lucide-react';
import { categoryPages } from '#client/features/catalogue/category-pages.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Go } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { AccountLink } from './AccountLink.tsx';
import styles from './BottomBar.module.css';

const { HOME, PROMO, FAV, ...rooms } = categoryPages;
const gamePages: ReadonlySet<string> = new Set(Object.values(rooms));

/** Five places for one thumb, above the phone's own edge. */
export function BottomBar() {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const isAmongGames = useLocation({ select: ({ pathname }) => gamePages.has(pathname) });
  return (
    <nav className={styles.bar} aria-label={t`Main`}>
      <Go to="/" className={styles.place} isExact>
        <Icon of={House} size={24} />
        <span className={styles.word}>
          <Trans>Home</Trans>
        </span>
      </Go>
      <Go
        to="/rng"
        className={styles.place}
        aria-current={isAmongGames ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          open({ kind: 'games' });
        }}
      >
        <Icon of={Gamepad2} size={24} />
        <span className={styles.word}>
          <Trans>Games</Trans>
        </span>
      </Go>
      <AccountLink to="/member/depositv2" className={styles.deposit}>
        <span className={styles.coin}>
          <Icon of={CirclePlus} size={28} />
        </span>
        <span className={styles.word}>
          <Trans>Deposit</Trans>
        </span>
      </AccountLink>
      <Go to="/promotions" className={styles.place}>
        <Icon of={Gift} size={24} />
        <span className={styles.word}>
          <Trans>Promotions</Trans>
        </span>
      </Go>
      <AccountLink to="/member" className={styles.place}>
        <Icon of={UserRound} size={24} />
        <span className={styles.word}>
          <Trans>Account</Trans>
        </span>
      </AccountLink>
    </nav>
  );
}
