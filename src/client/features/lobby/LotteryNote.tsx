import { Suspense } from 'react';
import { pageSeen } from '#client/data/page-seen.ts';
import { apart } from '#client/i18n/apart.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import type { Game } from '#contract/catalogue.ts';

const NextDraw = apart(
  () => import('#client/features/lottery/NextDraw.tsx').then((file) => file.NextDraw),
  { wanted: pageSeen },
);

/** The countdown comes after the page: a tile is whole without it. */
function LotteryNote({ gameCode }: { gameCode: string }) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <NextDraw gameCode={gameCode} />
    </Suspense>
  );
}

export function lotteryNote({ gameCode }: Game) {
  return <LotteryNote gameCode={gameCode} />;
}
