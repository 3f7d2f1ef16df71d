import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './LinePath.module.css';

interface LinePathProps {
  /** From oneself downwards. */
  path: readonly { account: string }[];
  /** Undefined for oneself. */
  onGo: (account: string | undefined) => void;
}

/** The way from the agent down to whose figures they are; each step leads back. */
export function LinePath({ path, onGo }: LinePathProps) {
  const { t } = useLingui();
  const { member } = useSession();
  if (path.length <= 1) return null;
  return (
    <nav aria-label={t`Line`}>
      <ol className={styles.path}>
        {path.map(({ account }, place) => {
          const isOwn = place === 0;
          const isLast = place === path.length - 1;
          return (
            <li key={account} className={styles.step}>
              {place > 0 && <Icon of={ChevronRight} size={14} isDirectional />}
              {isLast ? (
                <b aria-current="page">{account}</b>
              ) : (
                <button
                  type="button"
                  className={styles.way}
                  onClick={() => onGo(isOwn ? undefined : account)}
                >
                  {isOwn && account.toLowerCase() === member?.account.toLowerCase() ? (
                    <Trans>My team</Trans>
                  ) : (
                    account
                  )}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
