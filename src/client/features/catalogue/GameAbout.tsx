import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#client/i18n/use-language.ts';
import { formatCount } from '#client/ui/format-money.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Game } from '#contract/catalogue.ts';
import { gameAboutQuery } from './catalogue-queries.ts';
import { featureWords } from './feature-words.ts';
import styles from './GameAbout.module.css';

/** How a game is played, the most that a round of it brings, and what it has. Nothing known, nothing shown. */
export function GameAbout({ game }: { game: Game }) {
  const { t, i18n } = useLingui();
  const { data: about, isLoading } = useQuery(gameAboutQuery(useLanguage(), game.nodeId));
  if (isLoading) {
    return (
      <div className={styles.coming}>
        <Skeleton count={3} />
      </div>
    );
  }
  if (!about) return null;
  const { description, highestTimes, features } = about;
  if (description === null && highestTimes === null && features.length === 0) return null;
  const times = highestTimes === null ? '' : formatCount(highestTimes, i18n.locale);
  return (
    <section className={styles.about} aria-label={t`About this game`}>
      {description !== null && <p>{description}</p>}
      {highestTimes !== null && (
        <p className={styles.highest}>
          <span>
            <Trans>Highest win</Trans>
          </span>
          <b>
            <Trans>{times} × the stake</Trans>
          </b>
        </p>
      )}
      {features.length > 0 && (
        <ul className={styles.features} aria-label={t`What it has`}>
          {features.map((feature) => (
            <li key={feature}>{i18n._(featureWords[feature])}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
