import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLanguage } from '#client/i18n/use-language.ts';
import { isAnythingTold, Jackpots, LiveModels, Matches, type ToldType } from './told-parts.ts';

interface ToldPartProps {
  gameType: ToldType;
  vassalage: string | undefined;
}

/**
 * What vendors say of their tables, pots and matches. It is there from the beginning or not at all: a list that is
 * already in sight is not pushed down by what is told late.
 */
export function ToldPart({ gameType, vassalage }: ToldPartProps) {
  const client = useQueryClient();
  const language = useLanguage();
  const [isTold] = useState(() => isAnythingTold(client, { gameType, language, vassalage }));
  if (!isTold) return null;
  return (
    <Suspense>
      {gameType === 'LIVE' && <LiveModels vassalage={vassalage} />}
      {gameType === 'RNG' && <Jackpots />}
      {(gameType === 'SPORTS' || gameType === 'ESPORTS') && <Matches gameType={gameType} />}
    </Suspense>
  );
}
