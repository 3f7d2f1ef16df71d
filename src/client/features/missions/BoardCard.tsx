import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { RewardSum } from '#client/features/rewards/RewardSum.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Board, Placed } from '#contract/missions.ts';
import styles from './BoardCard.module.css';
import { Figure } from './Figure.tsx';
import { WhenItEnds } from './WhenItEnds.tsx';

interface BoardCardProps {
  board: Board;
  currency: string;
}

/** One board: what it counts, who stands where, one's own place, and the list of the last time. */
export function BoardCard({ board, currency }: BoardCardProps) {
  const { id, title, text, tie, top, own, last, prizes, form } = board;
  const heading = useId();
  const look = { unit: board.unit, form, currency };
  return (
    <article className={styles.card} aria-labelledby={heading} data-board={id}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <Note size="xs">
          <WhenItEnds {...board} />
        </Note>
        <p className={styles.text}>{text}</p>
      </div>
      {board.status === 'Rejected' && (
        <Note>
          <Trans>Another account of yours stands higher here. One person has one place.</Trans>
        </Note>
      )}
      {top.length === 0 ? (
        <p className={styles.text}>
          <Trans>
            Nobody has a score yet. First place brings{' '}
            <RewardSum form={form} amount={prizes[0] ?? '0'} currency={currency} />.
          </Trans>
        </p>
      ) : (
        <Places top={top} own={own} {...look} />
      )}
      <Note size="xs">
        {tie === 'time' ? (
          <Trans>With equal scores, whoever got there first stands ahead.</Trans>
        ) : (
          <Trans>Equal scores share what their places bring.</Trans>
        )}
      </Note>
      {last && (
        <details className={styles.last}>
          <summary>
            <Trans>
              Final list of <Time at={last.endsAt} />
            </Trans>
          </summary>
          <Places top={last.top} own={last.own} {...look} />
          <Note size="xs">
            <Trans>
              This list never changes. Its hash: <code className={styles.hash}>{last.hash}</code>
            </Trans>
          </Note>
        </details>
      )}
    </article>
  );
}

interface PlacesProps extends Pick<Board, 'top' | 'own' | 'unit' | 'form'> {
  currency: string;
}

/** The first places; one's own follows them where it is not among them. */
function Places({ top, own, ...look }: PlacesProps) {
  return (
    <ol className={styles.places}>
      {top.map((one) => (
        <Place key={one.place} placed={one} {...look} />
      ))}
      {own && !top.some(({ isOwn }) => isOwn) && <Place placed={own} {...look} />}
    </ol>
  );
}

function Place({
  placed,
  unit,
  form,
  currency,
}: { placed: Placed } & Omit<PlacesProps, 'top' | 'own'>) {
  const { place, name, score, isOwn, prize } = placed;
  return (
    <li className={styles.place} data-place={place} data-own={isOwn || undefined}>
      <span className={styles.number}>{place}</span>
      <span className={styles.who}>
        <b className={styles.name}>
          {name}
          {isOwn && (
            <>
              {' '}
              <span className={styles.you}>
                <Trans>you</Trans>
              </span>
            </>
          )}
        </b>
        <Note as="span" size="xs">
          <Figure unit={unit} amount={score} currency={currency} />
        </Note>
      </span>
      {prize !== null && (
        <span className={styles.prize}>
          <RewardSum form={form} amount={prize} currency={currency} />
        </span>
      )}
    </li>
  );
}
