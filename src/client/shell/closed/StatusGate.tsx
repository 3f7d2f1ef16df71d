import { type ReactNode, Suspense } from 'react';
import { apart } from '#client/i18n/apart.tsx';
import { useStanding } from './use-standing.ts';

const MaintenanceScreen = apart(() =>
  import('./MaintenanceScreen.tsx').then((file) => file.MaintenanceScreen),
);
const RegionScreen = apart(() => import('./RegionScreen.tsx').then((file) => file.RegionScreen));

/** A page that arrives closed is brought to life in one go; whatever cannot be had is tried again then. */
export async function readyClosedScreens(): Promise<void> {
  await Promise.allSettled([MaintenanceScreen.ready(), RegionScreen.ready()]);
}

/** The whole site, or the page that stands in its place. Opens and closes without a reload. */
export function StatusGate({ children }: { children: ReactNode }) {
  const { permission, standing, endMs, check, isChecking } = useStanding();
  if (!permission || standing === 0) return children;
  return (
    <Suspense>
      {standing === 1 ? (
        <MaintenanceScreen
          info={permission.info}
          endMs={endMs}
          check={check}
          isChecking={isChecking}
        />
      ) : (
        <RegionScreen permission={permission} check={check} isChecking={isChecking} />
      )}
    </Suspense>
  );
}
