import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { followModel } from '#client/features/catalogue/follow-launch.ts';
import { useFollower } from '#client/features/catalogue/use-open-vendor.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Time } from '#client/ui/Time.tsx';
import type { VendorMatch } from '#contract/launch.ts';
import { matchesQuery } from './live-queries.ts';
import styles from './Matches.module.css';

/** What is played and sold now: a press on a price opens the board where it is sold. */
export function Matches({ gameType }: { gameType: 'SPORTS' | 'ESPORTS' }) {
  const { t } = useLingui();
  const { data: matches = [] } = useQuery(matchesQuery(useLanguage(), gameType));
  if (matches.length === 0) return null;
  return (
    <section aria-label={t`Live and next`}>
      <h2 className={styles.heading}>
        <Trans>Live and next</Trans>
      </h2>
      <ul className={styles.list}>
        {matches.map((match) => (
          <Match key={`${match.vendor} ${match.match}`} match={match} gameType={gameType} />
        ))}
      </ul>
    </section>
  );
}

interface MatchProps {
  match: VendorMatch;
  gameType: 'SPORTS' | 'ESPORTS';
}

function Match({ match, gameType }: MatchProps) {
  const { t, i18n } = useLingui();
  const by = useFollower();
  const { home, away, score, prices, league } = match;
  const names = { home: '1', draw: 'X', away: '2' };
  const said = { home, draw: t({ message: 'Draw', context: 'end of a match' }), away };
  const label = (outcome: string, pays: string) => t`${outcome}, ${pays}: open the match`;
  const odds = (hundredths: number) =>
    i18n.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <li className={styles.match}>
      <p className={styles.when}>
        <Clock match={match} gameType={gameType} />
        <span className={styles.league}>{league}</span>
      </p>
      <p className={styles.team}>
        <span>{home}</span>
        {score && <b>{score[0]}</b>}
      </p>
      <p className={styles.team}>
        <span>{away}</span>
        {score && <b>{score[1]}</b>}
      </p>
      <div className={styles.prices}>
        {prices.map(({ choice, odds: price }) => (
          <button
            key={choice}
            type="button"
            className={styles.price}
            aria-label={label(said[choice], odds(price))}
            onClick={() => followModel(by, match)}
          >
            <span>{names[choice]}</span>
            <b>{odds(price)}</b>
          </button>
        ))}
        {prices.length === 0 && (
          <button type="button" className={styles.price} onClick={() => followModel(by, match)}>
            <Trans>Betting paused · open the match</Trans>
          </button>
        )}
      </div>
    </li>
  );
}

function Clock({ match: { begins, clock }, gameType }: MatchProps) {
  if (begins !== null) return <Time at={begins} />;
  return (
    <span className={styles.live}>
      {gameType === 'SPORTS' ? <Trans>Live · {clock}′</Trans> : <Trans>Live · map {clock}</Trans>}
    </span>
  );
}
