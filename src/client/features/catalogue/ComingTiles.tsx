import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './TileSkeletons.module.css';

const places = [0, 1, 2, 3, 4, 5];

/** Grey tiles at a list's end, in the shape of what comes. */
export function ComingTiles() {
  return places.map((place) => (
    <li key={place} className={styles.tile} aria-hidden="true">
      <Skeleton shape="tile" />
      <div className={styles.name}>
        <Skeleton count={2} />
      </div>
    </li>
  ));
}
