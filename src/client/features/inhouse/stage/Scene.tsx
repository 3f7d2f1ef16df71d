import '#client/ui/stage-tokens.css';
import { memo } from 'react';
import styles from './Scene.module.css';
import type { SceneName } from './scene-name.ts';

/** The sky over a game, or the felt it is dealt on: what is there before the game's own place has come. */
export const Scene = memo(function Scene({ name }: { name: SceneName }) {
  if (name.startsWith('salon')) return <div className={styles.felt} aria-hidden="true" />;
  return (
    <div className={styles.scene} aria-hidden="true">
      {name !== 'cave' && name !== 'vault' && (
        <svg
          aria-hidden="true"
          className={styles.sky}
          viewBox="0 0 390 300"
          preserveAspectRatio="xMidYMin slice"
        >
          <path className={styles.star} d={stars} />
        </svg>
      )}
    </div>
  );
});

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Spread by a walk of the golden ratio, so that no two are too close. */
const stars = Array.from({ length: 54 }, (_, at) =>
  dot(
    Math.round(((at * 0.618_034) % 1) * 386) + 2,
    Math.round(((at * 0.414_21) % 1) * 250) + 8,
    [0.7, 1, 1.5][at % 3] ?? 1,
  ),
).join('');
