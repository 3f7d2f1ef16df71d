import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { NearImage } from '#client/ui/NearImage.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
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
        aria-pressed={held !== null}
        onClick={() => setHeld(held ? null : latest)}
      >
        <span className={styles.title}>
          <Trans>Just won</Trans>
        </span>
        <VisuallyHidden>{t`, hold the list`}</VisuallyHidden>
        <Icon of={held ? Play : Pause} size={16} />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard */}
      <ul className={styles.wins} tabIndex={0} aria-label={t`Latest wins`}>
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
      <NearImage
        className={styles.cover}
        src={addressOf(win.iconUrl)}
        alt=""
        width={36}
        height={48}
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
