import { lazy, type ReactNode, Suspense } from 'react';
import { useStanding } from './use-standing.ts';

const MaintenanceScreen = lazy(async () => ({
  default: (await import('./MaintenanceScreen.tsx')).MaintenanceScreen,
}));
const RegionScreen = lazy(async () => ({
  default: (await import('./RegionScreen.tsx')).RegionScreen,
}));

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
