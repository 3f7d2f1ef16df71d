import { type ComponentType, useEffect, useState } from 'react';
import { useCloseOverlay, useOverlay } from '#client/ground/overlay/overlay.ts';
import styles from './OverlayLayer.module.css';

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
    // The press is on the glass first: what it opens would keep the picture of it waiting.
    const loadSoon = () => requestAnimationFrame(() => setTimeout(load, 0));
    if (isWanted) loadSoon();
    addEventListener('pointerdown', loadSoon, { once: true, passive: true });
    addEventListener('keydown', loadSoon, { once: true });
    return () => {
      removeEventListener('pointerdown', loadSoon);
      removeEventListener('keydown', loadSoon);
    };
  }, [Host, isWanted, close]);
  if (Host) return <Host />;
  return isWanted ? <div className={styles.waiting} /> : null;
}
