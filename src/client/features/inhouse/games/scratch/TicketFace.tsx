import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { Face } from './faces.ts';
import styles from './TicketFace.module.css';

interface TicketFaceProps {
  face: Face;
  /** Writes a multiple of the price as money. */
  sum: (times: number) => string;
  /** Nothing is told, nor marked, before it has been scratched. */
  isSeen: boolean;
}

/** What lies under the foil, in the way of its kind. */
export function TicketFace({ face, sum, isSeen }: TicketFaceProps) {
  const { t } = useLingui();
  const list = (cells: readonly ReactNode[]) => (
    <ol
      className={styles.cells}
      data-kind={face.kind}
      aria-label={isSeen ? t`Under the cover` : t`Covered ticket`}
    >
      {cells.map((cell, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={place}
          data-won={(isSeen && face.won.includes(place)) || undefined}
          aria-hidden={!isSeen || undefined}
        >
          {cell}
        </li>
      ))}
    </ol>
  );
  switch (face.kind) {
    case 'three':
      return list(face.cells.map(sum));
    case 'smile':
      return (
        <>
          {list(
            face.smiles.map((isSmiling, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              <Smile key={place} isSmiling={isSmiling} />
            )),
          )}
          <p className={styles.prize} aria-hidden={!isSeen || undefined}>
            <span>
              <Trans context="scratch ticket">Prize</Trans>
            </span>
            <b>{sum(face.prize)}</b>
          </p>
        </>
      );
    case 'match':
      return (
        <>
          <p className={styles.drawn} aria-hidden={!isSeen || undefined}>
            <span>
              <Trans>The piñata’s numbers</Trans>
            </span>
            {face.drawn.map((number) => (
              <b key={number}>{number}</b>
            ))}
          </p>
          {list(
            face.own.map(({ number, times }) => (
              <>
                <b>{number}</b>
                <span>{sum(times)}</span>
              </>
            )),
          )}
        </>
      );
    case 'key':
      return list(
        face.chests.map(({ lock, key, times }) => (
          <>
            <span className={styles.lock}>
              <VisuallyHidden>
                <Trans context="scratch ticket">Lock</Trans>{' '}
              </VisuallyHidden>
              {lock}
            </span>
            <span className={styles.key}>
              <VisuallyHidden>
                <Trans context="scratch ticket">Key</Trans>{' '}
              </VisuallyHidden>
              {key}
            </span>
            <b>{sum(times)}</b>
          </>
        )),
      );
  }
}

/** Round as a coin: it smiles, or it does not. */
function Smile({ isSmiling }: { isSmiling: boolean }) {
  const { t } = useLingui();
  return (
    <svg
      className={styles.smile}
      data-smiling={isSmiling || undefined}
      viewBox="0 0 60 60"
      role="img"
      aria-label={isSmiling ? t`a smile` : t`no smile`}
    >
      <circle className={styles.head} cx="30" cy="30" r="27" />
      <circle className={styles.eye} cx="20" cy="24" r="4" />
      <circle className={styles.eye} cx="40" cy="24" r="4" />
      <path
        className={styles.mouth}
        d={isSmiling ? 'M15 34Q30 54 45 34Q30 42 15 34Z' : 'M18 42Q30 34 42 42'}
      />
    </svg>
  );
}
