import type { ReactNode } from 'react';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { Picture } from '#client/ui/Picture.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { Game } from '#contract/catalogue.ts';
import styles from './FrameCover.module.css';

interface FrameCoverProps {
  game: Game | undefined;
  title: ReactNode;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** It goes on by itself. */
  isWaiting?: boolean;
  /** The game's own picture stays in sight behind it. */
  isVeil?: boolean;
}

/** Lies over the game's frame while there is nothing to play, and says why. */
export function FrameCover({ game, title, children, action, isWaiting, isVeil }: FrameCoverProps) {
  const addressOf = useImageAddress();
  return (
    <div className={isVeil ? styles.veil : styles.cover} role="status">
      {game && !isVeil && (
        <span className={styles.picture}>
          <Picture src={addressOf(game.iconUrl)} alt="" width={180} height={240} eager />
        </span>
      )}
      {isWaiting && <Spinner />}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
