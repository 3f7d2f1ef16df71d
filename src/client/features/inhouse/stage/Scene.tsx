import '#client/ui/stage-tokens.css';
import { memo } from 'react';
import styles from './Scene.module.css';
import type { SceneName } from './scene-name.ts';

/** What stands behind a board: sky, light and ground, drawn once and never moved. */
export const Scene = memo(function Scene({ name }: { name: SceneName }) {
  if (name === 'salon') return <div className={styles.felt} aria-hidden="true" />;
  return (
    <div className={styles.scene} aria-hidden="true">
      {name !== 'cave' && name !== 'garden' && (
        <svg
          aria-hidden="true"
          className={styles.sky}
          viewBox="0 0 390 300"
          preserveAspectRatio="xMidYMin slice"
        >
          <path className={styles.star} d={stars} />
          {name === 'midnight' && <path className={styles.moon} d={moon} />}
        </svg>
      )}
      {name !== 'midnight' && name !== 'cave' && (
        <svg
          aria-hidden="true"
          className={styles.garland}
          viewBox="0 0 390 46"
          preserveAspectRatio="xMidYMin slice"
        >
          <path className={styles.cord} d={cord} />
          <path className={styles.bulb} d={bulbs} />
        </svg>
      )}
      <svg
        aria-hidden="true"
        className={styles.ground}
        viewBox="0 0 390 180"
        preserveAspectRatio="xMidYMax slice"
      >
        <Ground name={name} />
      </svg>
    </div>
  );
});

function Ground({ name }: { name: Exclude<SceneName, 'salon'> }) {
  switch (name) {
    case 'midnight':
      return (
        <>
          <path className={styles.far} d={hills} />
          <path className={styles.near} d={roofs} />
          <path className={styles.window} d={windows} />
        </>
      );
    case 'cave':
      return (
        <>
          <path className={styles.far} d={rocks} />
          <path className={styles.crystal} d={crystals} />
          <path className={styles.near} d={floor} />
        </>
      );
    case 'orchard':
    case 'garden':
      return (
        <>
          <path className={styles.far} d={trees} />
          <path className={styles.near} d={meadow} />
        </>
      );
    default:
      return (
        <>
          <path className={styles.wheel} d={ferris} />
          <path className={styles.far} d={hills} />
          <path className={styles.near} d={tents} />
          <path className={styles.window} d={tentLights} />
        </>
      );
  }
}

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

const moon = 'M330 34a26 26 0 1 0 20 44a22 22 0 1 1 -20 -44z';
const cord = 'M-5 4C60 34 70 34 130 10C190 38 205 38 262 10C320 36 335 36 395 4';
const bulbs = [
  [26, 21],
  [52, 28],
  [78, 28],
  [104, 20],
  [156, 22],
  [182, 29],
  [210, 29],
  [236, 21],
  [288, 21],
  [314, 28],
  [342, 28],
  [368, 18],
]
  .map(([x = 0, y = 0]) => dot(x, y + 5, 3.2))
  .join('');
const hills = 'M0 116C50 84 92 92 136 112C182 82 232 78 280 108C322 90 360 92 390 106V180H0z';
const roofs =
  'M0 180V142H28V120H62V136H84V104L100 92L116 104V140H150V126H190V146H214V112H250V132H276V98L292 84L308 98V138H340V124H372V140H390V180z';
const windows =
  'M38 128h6v8h-6zM50 128h6v8h-6zM94 112h5v8h-5zM102 112h5v8h-5zM160 134h6v8h-6zM176 134h6v8h-6zM224 120h6v8h-6zM236 120h6v8h-6zM286 106h5v8h-5zM294 106h5v8h-5zM350 132h6v8h-6z';
const rocks =
  'M0 180V40C20 60 16 90 40 104C64 120 74 96 96 124C124 148 150 138 196 142C246 138 268 148 292 126C314 98 330 120 352 104C374 88 370 60 390 40V180z';
const crystals =
  'M52 160L44 116L58 92L70 118L66 160zM72 164L70 132L82 118L92 136L88 164zM322 164L318 120L332 96L346 122L340 164zM300 166L298 140L308 128L318 142L314 166z';
const floor =
  'M0 180V146C40 160 84 154 120 162C170 152 226 152 270 162C310 154 350 160 390 146V180z';
const trees =
  'M0 180V120C10 96 40 92 52 110C62 84 100 84 110 112C124 100 142 106 148 122L200 130L250 122C256 98 290 92 302 112C314 88 350 88 358 112C370 102 384 106 390 116V180z';
const meadow =
  'M0 180V150C60 132 120 140 190 152C260 138 330 134 390 150V180zM24 152l4-12l4 12zM70 146l4-14l4 14zM320 146l4-14l4 14zM362 152l4-12l4 12z';
const ferris = `M300 30a44 44 0 1 0 .1 0zM300 36a38 38 0 1 1 -.1 0zM298 74L272 150H278L300 86L322 150H328L302 74zM300 34L298.500 74H301.500zM300 114L298.500 74H301.500zM260 74L300 72.500V75.500zM340 74L300 72.500V75.500zM272 46L299 75L301 73zM328 46L301 75L299 73zM272 102L301 75L299 73zM328 102L299 75L301 73z`;
const tents =
  'M0 180V150C30 146 40 140 56 116L60 104L64 116C80 140 92 146 120 150V162H168V150C196 144 204 136 218 108L222 94L226 108C240 136 250 144 278 150V164H316V154C338 150 346 142 356 122L360 112L364 122C372 138 380 146 390 150V180zM59 96h2v10h-2zM61 96l12 4l-12 4zM221 86h2v10h-2zM223 86l12 4l-12 4zM359 104h2v10h-2zM361 104l10 3.500l-10 3.500z';
const tentLights = `${dot(60, 140, 2)}${dot(40, 150, 2)}${dot(80, 150, 2)}${dot(222, 132, 2)}${dot(200, 148, 2)}${dot(244, 148, 2)}${dot(360, 144, 2)}`;
