import { useLingui } from '@lingui/react/macro';
import { GameList } from '#client/features/catalogue/GameList.tsx';
import type { GameType } from '#contract/values.ts';
import { useBetHint } from './bet-hint.ts';
import { needsLogin, turnPage, wantedOf } from './list-search.ts';
import { OwnGames } from './OwnGames.tsx';
import type { ListAddress } from './use-list-address.ts';

interface LobbyListProps {
  address: ListAddress;
  gameType: GameType | 'ALL';
  label?: string;
  eager?: number;
}

/** The list that an address asks for: the catalogue's, or the member's own. */
export function LobbyList({ address, gameType, label, eager }: LobbyListProps) {
  const { t } = useLingui();
  const { search, change } = address;
  const hint = useBetHint();
  const turn = (page: number) => change(turnPage(search, page));
  const { selection, page = 1 } = search;
  if (needsLogin(selection)) {
    return <OwnGames kind={selection} gameType={gameType} page={page} onTurn={turn} />;
  }
  return (
    <GameList
      wanted={wantedOf(search, gameType, hint.minor)}
      label={label ?? t`Games`}
      onClear={() => change({})}
      eager={eager}
    />
  );
}
