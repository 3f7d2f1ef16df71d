import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCountdown } from '#client/data/use-countdown.ts';
import { launchRouteOf } from '#client/features/catalogue/launch-route.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Go } from '#client/ui/Go.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { LotteryGame } from '#contract/lottery.ts';
import type { Family } from '#lottery/types.ts';
import { Balls } from './Balls.tsx';
import styles from './GameSheet.module.css';
import { lobbyQuery } from './lottery-queries.ts';
import { writeSeconds } from './write-seconds.ts';

/** Every lottery of the house with its next closing and last result. */
export function GameSheet({ current, onClose }: { current: LotteryGame; onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(lobbyQuery(language));
  return (
    <Sheet title={t`Lottery games`} onClose={onClose} size="tall">
      {!data && <Skeleton shape="card" count={3} />}
      <ul className={styles.games}>
        {data?.games.map((game) => (
          <li key={game.game}>
            <GameLink game={game} isCurrent={game.game === current.game} onChosen={onClose} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface GameLinkProps {
  game: LotteryGame;
  isCurrent: boolean;
  onChosen: () => void;
}

function GameLink({ game, isCurrent, onChosen }: GameLinkProps) {
  const seconds = useCountdown(game.opened?.closesAt);
  const { vassalage, gameType, game: gameCode } = game;
  const route = launchRouteOf({ vassalage, gameType, gameCode, isGame: 'GAME' });
  if (route.kind !== 'lottery') return null;
  return (
    <Go
      to={route.page}
      search={{ gameCode }}
      replace
      className={styles.game}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChosen}
    >
      <strong>{game.name}</strong>
      <span className={styles.clock}>
        {game.isStopped ? (
          <Trans context="a lottery’s sales">stopped</Trans>
        ) : game.opened && seconds > 0 ? (
          writeSeconds(seconds)
        ) : (
          <Trans>drawing</Trans>
        )}
      </span>
      {game.last?.result && (
        <Balls family={game.family as Family} result={game.last.result} size="s" />
      )}
    </Go>
  );
}
