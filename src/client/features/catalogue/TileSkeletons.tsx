import { Skeleton } from '#client/ui/Skeleton.tsx';
import tiles from './GameTiles.module.css';
import styles from './TileSkeletons.module.css';

const places = Array.from({ length: 12 }, (_, place) => place);

/** Grey tiles in the shape of what comes. */
export function TileSkeletons({ layout }: { layout: 'row' | 'grid' }) {
  return (
    <div className={tiles[layout]} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={styles.tile}>
          <Skeleton shape="tile" />
          <div className={styles.name}>
            <Skeleton count={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
