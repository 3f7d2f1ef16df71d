import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useImageAddress } from '#client/features/system/image-address.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Winner } from '#contract/catalogue.ts';
import styles from './JustWon.module.css';
import { useLatestWins } from './use-winners.ts';

/** The latest wins in a row that one moves oneself; a new one slides in at its beginning. */
export function JustWon() {
  const { t } = useLingui();
  const latest = useLatestWins();
  const [held, setHeld] = useState<readonly Winner[] | null>(null);
  const wins = held ?? latest;
  if (wins.length === 0) return null;
  return (
    <section className={styles.ticker} aria-label={t`Just won`}>
      <button
        type="button"
        className={styles.head}
        aria-label={held ? t`Let new wins come in` : t`Hold the list of wins`}
        onClick={() => setHeld(held ? null : latest)}
      >
        <span className={styles.title} aria-hidden="true">
          <Trans>Just won</Trans>
        </span>
        <Icon of={held ? Play : Pause} size={16} />
      </button>
      <ul className={styles.wins}>
        {wins.map((win) => (
          <Win key={win.id} win={win} />
        ))}
      </ul>
    </section>
  );
}

function Win({ win }: { win: Winner }) {
  const addressOf = useImageAddress();
  return (
    <li className={styles.win}>
      <img
        className={styles.cover}
        src={addressOf(win.iconUrl)}
        alt=""
        width={36}
        height={48}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.words}>
        <strong className={styles.amount}>
          <Money minor={win.winAmount} currency={win.currency} />
        </strong>
        <span className={styles.who}>
          <Trans>
            {win.account} on {win.gameName}
          </Trans>
        </span>
      </span>
    </li>
  );
}
