import { useLingui } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import styles from './Moment.module.css';
import { momentGrade } from './moment-grade.ts';
import { timesWon } from './times-won.ts';

/** The moment of a win, as large as the win; the words of it stand beneath, so nobody has to hear it twice. */
export function Moment({ round }: { round: HouseRound | null }) {
  const { i18n } = useLingui();
  const grade = round ? momentGrade(round) : 'none';
  if (!round || grade === 'none') return null;
  const whole = String(BigInt(round.paid ?? '0') + BigInt(round.awarded));
  return (
    <div key={round.id} className={styles.moment} data-grade={grade} aria-hidden="true">
      <span className={styles.light} />
      {grade !== 'line' && (
        <>
          <svg className={styles.rays} aria-hidden="true" viewBox="-100 -100 200 200">
            <path d={rays} />
          </svg>
          {papers.slice(0, grade === 'feast' ? papers.length : 12).map((place) => (
            <i key={place} className={styles.paper} data-place={place} />
          ))}
          <p className={styles.sum}>
            <b>× {i18n.number(timesWon(round), { maximumFractionDigits: 2 })}</b>
            <span>
              <Money minor={whole} currency={round.currency} />
            </span>
          </p>
        </>
      )}
    </div>
  );
}

const papers = Array.from({ length: 24 }, (_, place) => place);

/** Sixteen beams from the middle. */
const rays = Array.from({ length: 16 }, (_, ray) => {
  const [from, to] = [(ray * Math.PI) / 8, (ray * Math.PI) / 8 + 0.2].map(
    (angle) => `${Math.round(Math.cos(angle) * 100)} ${Math.round(Math.sin(angle) * 100)}`,
  );
  return `M0 0L${from}L${to}z`;
}).join('');
