import { type ComponentType, useEffect, useState } from 'react';
import styles from './OverlayLayer.module.css';
import { useCloseOverlay, useOverlay } from './overlay.ts';

/**
 * What lies over screens is fetched at the first touch, or when something wants to open: until then
 * nothing of it competes with the page. A press is answered at once by the dimmed page.
 */
export function OverlayLayer() {
  const overlay = useOverlay();
  const close = useCloseOverlay();
  const [Host, setHost] = useState<ComponentType | null>(null);
  const isWanted = overlay !== null;
  useEffect(() => {
    if (Host) return;
    const load = () => {
      import('./OverlayHost.tsx').then(
        (loaded) => setHost(() => loaded.OverlayHost),
        // The watch over lost chunks says why; the page comes back, and the next press tries again.
        () => isWanted && close(),
      );
    };
    if (isWanted) load();
    addEventListener('pointerdown', load, { once: true, passive: true });
    addEventListener('keydown', load, { once: true });
    return () => {
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
    };
  }, [Host, isWanted, close]);
  if (Host) return <Host />;
  return isWanted ? <div className={styles.waiting} /> : null;
}
