import { Trans, useLingui } from '@lingui/react/macro';
import { Trophy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { Button } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Money } from '#client/ui/Money.tsx';
import { NearImage } from '#client/ui/NearImage.tsx';
import type { Winner } from '#contract/catalogue.ts';
import { RowHead } from './RowHead.tsx';
import { useApproached } from './use-approached.ts';
import { useWinnerBoard } from './use-winners.ts';
import styles from './WinnerBoard.module.css';

const shownFirst = 8;

/** The twenty highest wins, the highest first: eight at once, the others on a press. */
export function WinnerBoard() {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  const isDrawn = useApproached(section, false);
  const { data } = useWinnerBoard();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  if (!data || data.length === 0) return null;
  const shown = isWhole ? data : data.slice(0, shownFirst);
  return (
    <section ref={section} className={styles.board} aria-label={t`Winner board`}>
      <RowHead icon={Trophy} title={t`Biggest wins`} />
      {isDrawn ? (
        <ol id={listId} className={styles.list}>
          {shown.map((winner, place) => (
            <Place key={winner.id} winner={winner} place={place + 1} />
          ))}
        </ol>
      ) : (
        <div className={styles.room} />
      )}
      {data.length > shownFirst && (
        <Button
          variant="outline"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <Trans>Show fewer</Trans> : <Trans>Show all {data.length}</Trans>}
        </Button>
      )}
    </section>
  );
}

function Place({ winner, place }: { winner: Winner; place: number }) {
  const addressOf = useImageAddress();
  return (
    <li className={classNames(styles.place, place <= 3 && styles.top)}>
      <span className={styles.rank}>{place}</span>
      <NearImage
        className={styles.cover}
        src={addressOf(winner.iconUrl)}
        alt=""
        width={36}
        height={48}
        decoding="async"
      />
      <span className={styles.words}>
        <span className={styles.game}>{winner.gameName}</span>
        <span className={styles.who}>{winner.account}</span>
      </span>
      <strong className={styles.amount}>
        <Money minor={winner.winAmount} currency={winner.currency} />
      </strong>
    </li>
  );
}
