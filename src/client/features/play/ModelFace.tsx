import '#client/ui/card-tokens.css';
import '#client/ui/portrait-tokens.css';
import styles from './ModelFace.module.css';
import { modelLookOf } from './model-look.ts';

const cuts = [
  'M18 44c0-20 10-30 30-30s30 10 30 30v34H68V50C60 46 40 44 30 36c0 8-2 12-4 16v26H18z',
  'M20 46c-2-22 10-32 28-32s30 10 28 32l-6 8c0-14-6-18-12-22-12 6-26 6-32 6l-2 18z',
  'M16 60c0-30 12-46 32-46s32 16 32 46l4 20H66V48C54 48 40 44 34 34c-2 8-4 14-4 20v26H12z',
  'M22 42c0-18 12-26 26-26s26 8 26 26v6c-4-4-8-10-10-14-12 4-24 4-32 0-2 4-6 10-10 14zM40 8a8 8 0 1 1 16 0 8 8 0 0 1-16 0z',
] as const;
const ornaments = [
  'M70 24a6 6 0 1 1 8 6 6 6 0 1 1-6 6 6 6 0 1 1-8-4 6 6 0 1 1 6-8z',
  'M26 58a3 3 0 1 0 .1 0zM70 58a3 3 0 1 0 .1 0z',
  '',
] as const;

/** Cut out of paper, as everything of the house's is: nobody is shown who has not asked to be. */
export function ModelFace({ model }: { model: string }) {
  const look = modelLookOf(model);
  return (
    <svg className={styles.face} viewBox="0 0 96 96" aria-hidden="true" data-hair={look.hair}>
      <rect className={styles.ground} width="96" height="96" data-dress={look.dress} />
      <g data-skin={look.skin}>
        <path
          className={styles.dress}
          d="M12 96c2-18 16-24 36-24s34 6 36 24z"
          data-dress={look.dress}
        />
        <path className={styles.skin} d="M40 60h16v14c-4 6-12 6-16 0z" />
        <ellipse className={styles.skin} cx="48" cy="48" rx="19" ry="22" />
        <path className={styles.hair} d={cuts[look.cut]} />
        <path className={styles.line} d="M36 43q4-3 8-1M52 42q4-2 8 1" />
        <ellipse className={styles.eye} cx="40" cy="49" rx="3.6" ry="2.6" />
        <ellipse className={styles.eye} cx="56" cy="49" rx="3.6" ry="2.6" />
        <circle className={styles.pupil} cx="40" cy="49" r="1.9" />
        <circle className={styles.pupil} cx="56" cy="49" r="1.9" />
        <path className={styles.mouth} d="M42 58q6 5 12 0z" />
        {ornaments[look.ornament] && (
          <path className={styles.ornament} d={ornaments[look.ornament]} />
        )}
      </g>
    </svg>
  );
}
