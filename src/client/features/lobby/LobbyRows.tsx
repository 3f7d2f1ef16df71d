import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { Suspense } from 'react';
import { hotGamesQuery, vendorLanesQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { GameTiles } from '#client/features/catalogue/GameTiles.tsx';
import { NoWay } from '#client/features/catalogue/NoWay.tsx';
import { TileSkeletons } from '#client/features/catalogue/TileSkeletons.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { apart } from '#client/i18n/apart.tsx';
import { useLanguage } from '#client/i18n/use-language.ts';
import { CategoryLane } from './CategoryLane.tsx';
import styles from './Lobby.module.css';
import { RowHead } from './RowHead.tsx';

const OwnRows = apart(() => import('./OwnRows.tsx').then((file) => file.OwnRows));

/** Rows drawn with the page; the others are drawn when one comes near them. */
const lanesAtOnce = 1;

/** Home as it is until something narrows it: hot games, one's own, and a lane for each category. */
export function LobbyRows() {
  const language = useLanguage();
  const { member } = useSession();
  const lanes = useQuery(vendorLanesQuery(language));
  return (
    <div className={styles.rows}>
      {member ? (
        <Suspense fallback={<HotRow key="first" />}>
          <OwnRows memberId={member.id}>
            <HotRow />
          </OwnRows>
        </Suspense>
      ) : (
        <HotRow key="first" />
      )}
      {lanes.data?.lanes.map((lane, place) => (
        <CategoryLane key={lane.gameType} lane={lane} isAtOnce={place < lanesAtOnce} />
      ))}
      {!lanes.data && lanes.isError && <NoWay onRetry={() => void lanes.refetch()} />}
      {lanes.isPending && !lanes.isError && <TileSkeletons layout="row" />}
    </div>
  );
}

function HotRow() {
  const { t } = useLingui();
  const { data, isPending } = useQuery(hotGamesQuery(useLanguage()));
  if (data ? data.length === 0 : !isPending) return null;
  return (
    <section aria-label={t`Hot games`}>
      <RowHead icon={Flame} title={t`Hot now`} to="/" search={{ selection: 'HOT' }} />
      {data ? (
        <GameTiles games={data} layout="row" label={t`Hot games`} eager={4} isRanked />
      ) : (
        <TileSkeletons layout="row" />
      )}
    </section>
  );
}
