import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { RollingMoney } from '#client/features/wallet/RollingMoney.tsx';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import styles from './Jackpots.module.css';
import { jackpotsQuery } from './live-queries.ts';

/** What the providers' pots hold, growing while one looks; none told, none shown. */
export function Jackpots() {
  const { t } = useLingui();
  const language = useLanguage();
  const open = useOpenOverlay();
  const addressOf = useImageAddress();
  const isHydrated = useHydrated();
  const { data: pots = [] } = useQuery(jackpotsQuery(language));
  if (pots.length === 0) return null;
  return (
    <section aria-label={t`Jackpots`}>
      <h2 className={styles.title}>
        <Icon of={Gem} size={20} />
        <Trans>Jackpots</Trans>
      </h2>
      <ul className={styles.list}>
        {pots.map((pot) => (
          <li key={`${pot.vendor} ${pot.game} ${pot.pot}`}>
            <button
              type="button"
              className={styles.pot}
              onClick={() => open({ kind: 'game', nodeId: pot.nodeId })}
            >
              <span className={styles.cover}>
                <Picture src={addressOf(pot.iconUrl)} alt="" width={48} height={64} />
              </span>
              <span className={styles.words}>
                <b className={styles.amount}>
                  {isHydrated ? (
                    <RollingMoney minor={pot.amount} currency={pot.currency} />
                  ) : (
                    <Money minor={pot.amount} currency={pot.currency} />
                  )}
                </b>
                <span className={styles.name}>{pot.gameName}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
