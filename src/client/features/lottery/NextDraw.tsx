import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCountdown } from '#client/data/use-countdown.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { askWhenDrawn, lobbyQuery } from './lottery-queries.ts';
import styles from './NextDraw.module.css';
import { writeSeconds } from './write-seconds.ts';

/** On a lottery's tile: how long its next draw is on sale. All tiles share one question. */
export function NextDraw({ gameCode }: { gameCode: string }) {
  const { t } = useLingui();
  const { data } = useQuery({ ...lobbyQuery(useLanguage()), refetchInterval: askWhenDrawn });
  const game = data?.games.find((one) => one.game === gameCode);
  const seconds = useCountdown(game?.opened?.closesAt);
  if (!game || game.isStopped || seconds === 0) return null;
  return (
    <span className={styles.time}>
      <VisuallyHidden>{t`Next draw in`}</VisuallyHidden> {writeSeconds(seconds)}
    </span>
  );
}
