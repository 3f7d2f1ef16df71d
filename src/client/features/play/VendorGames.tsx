import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { apart } from '#client/i18n/apart.tsx';
import { useLanguage } from '#client/i18n/use-language.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import type { GameType } from '#contract/values.ts';
import { gameMenusQuery } from '../catalogue/catalogue-queries.ts';
import { GameList } from '../catalogue/GameList.tsx';
import { SearchField } from '../catalogue/SearchField.tsx';
import styles from './VendorGames.module.css';

const LiveModels = apart(() => import('./LiveModels.tsx').then((file) => file.LiveModels));

interface VendorGamesProps {
  gameType: string;
  vassalage: string;
  title: string;
}

/** The games of a vendor's group over the screen one came from. Its filters end with it. */
export function VendorGames({ gameType, vassalage, title }: VendorGamesProps) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const { data } = useQuery(gameMenusQuery(useLanguage()));
  const menu = data?.menus.find((one) => one.gameType === gameType);
  const [words, setWords] = useState('');
  const [gameClass, setGameClass] = useState('ALL');
  const chips = [
    { key: 'ALL', label: t`All` },
    ...(menu?.classes ?? []).map(({ key, displayName }) => ({ key, label: displayName })),
  ];
  return (
    <Sheet title={title} size="tall" onClose={close}>
      <div className={styles.games}>
        <SearchField words={words} onWords={setWords} label={t`Search in ${title}`} />
        {gameType === 'LIVE' && (
          <Suspense>
            <LiveModels vassalage={vassalage} />
          </Suspense>
        )}
        {chips.length > 2 && (
          <ChipRow
            label={t`Kind of game`}
            chips={chips}
            chosen={gameClass}
            onChoose={setGameClass}
          />
        )}
        <GameList
          wanted={{
            // The overlay's address is text; a category that does not exist has no games.
            gameType: gameType as GameType,
            vassalage,
            gameClassify: gameClass === 'ALL' ? undefined : gameClass,
            gameName: words.trim() || undefined,
            page: 1,
          }}
          label={title}
          onClear={() => {
            setWords('');
            setGameClass('ALL');
          }}
        />
      </div>
    </Sheet>
  );
}
