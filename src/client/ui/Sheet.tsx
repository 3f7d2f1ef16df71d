import { lazy, Suspense } from 'react';
import type { SheetProps } from './MovingSheet.tsx';

const MovingSheet = lazy(() =>
  import('./MovingSheet.tsx').then((file) => ({ default: file.MovingSheet })),
);

/**
 * Rises from below on phones, a centred dialog from 720 px on. Closes by pull, scrim, Escape, back. What
 * moves it is fetched at the first touch of the page, and no screen waits for it.
 */
export function Sheet(props: SheetProps) {
  return (
    <Suspense fallback={null}>
      <MovingSheet {...props} />
    </Suspense>
  );
}
