import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useCountdown } from '#client/data/use-countdown.ts';
import { allFavouritesQuery } from '#client/features/catalogue/favourite-queries.ts';
import { launchRouteOf } from '#client/features/catalogue/launch-route.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Go } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { LotteryGame } from '#contract/lottery.ts';
import type { Family } from '#lottery/types.ts';
import { Balls } from './Balls.tsx';
import styles from './GameSheet.module.css';
import { askWhenDrawn, lobbyQuery } from './lottery-queries.ts';
import { lastUsedFirst, recentCodes } from './recent-codes.ts';
import { writeSeconds } from './write-seconds.ts';

/** Every lottery with its next closing and last result: favourites first, then what was played last. */
export function GameSheet({ current, onClose }: { current: LotteryGame; onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  // The countdowns of all games end one after the other while the sheet is open.
  const { member, isTrial } = useSession();
  const memberId = member?.id ?? '';
  const favourites = useQuery({
    ...allFavouritesQuery(memberId, language),
    enabled: memberId !== '' && !isTrial,
  });
  const [recent] = useState(recentCodes(memberId, 'games').read);
  const hearts = favourites.data?.map(({ gameCode }) => gameCode) ?? [];
  const lobby = useQuery({ ...lobbyQuery(language), refetchInterval: askWhenDrawn });
  return (
    <Sheet title={t`Lottery games`} onClose={onClose} size="tall">
      <Loaded of={lobby}>
        {({ games }) => (
          <ul className={styles.games}>
            {lastUsedFirst(games, [...hearts, ...recent], ({ game }) => game).map((game) => (
              <li key={game.game}>
                <GameLink
                  game={game}
                  isCurrent={game.game === current.game}
                  isFavourite={hearts.includes(game.game)}
                  onChosen={onClose}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Sheet>
  );
}

interface GameLinkProps {
  game: LotteryGame;
  isCurrent: boolean;
  isFavourite: boolean;
  onChosen: () => void;
}

function GameLink({ game, isCurrent, isFavourite, onChosen }: GameLinkProps) {
  const { t } = useLingui();
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
      <strong className={styles.name}>
        {game.name}
        {isFavourite && (
          <>
            <Icon of={Heart} size={16} isFilled />
            <VisuallyHidden>{t`Favourite`}</VisuallyHidden>
          </>
        )}
      </strong>
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
