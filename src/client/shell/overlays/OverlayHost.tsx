import { useStore } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { dropDrafts } from '#client/features/forms/use-draft.ts';
import { useCloseOverlay, useOverlay } from '#client/ground/overlay/overlay.ts';
import { type Overlay, overlayAtom } from '#client/ground/overlay/overlay-atom.ts';
import { PresenceContext } from '#client/ui/presence.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { useSlowLoad } from '../use-slow-load.ts';
import styles from './OverlayLayer.module.css';
import { overlayLoaders } from './overlay-loaders.ts';

// What moves sheets comes with the first touch: most of what opens then is one.
void import('#client/ui/MovingSheet.tsx').catch(() => undefined);

/** Shows the overlay that is open, and the one that is on its way out until it has gone. */
export function OverlayHost() {
  const open = useOverlay();
  const [shown, setShown] = useState<Overlay | null>(open);
  if (open && open !== shown) setShown(open);
  const isLeaving = open === null;
  const presence = useMemo(
    () => ({ isLeaving, onGone: () => isLeaving && setShown(null) }),
    [isLeaving],
  );
  useEffect(() => {
    if (!isLeaving) return;
    dropDrafts();
    // A hidden tab runs no motion to its end: what left is taken away all the same.
    const timer = setTimeout(() => setShown(null), 600);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  if (!shown) return null;
  return (
    <PresenceContext value={presence}>
      <Loaded key={JSON.stringify(shown)} overlay={shown} isLeaving={isLeaving} />
    </PresenceContext>
  );
}

function Loaded({ overlay, isLeaving }: { overlay: Overlay; isLeaving: boolean }): ReactNode {
  const close = useCloseOverlay();
  const store = useStore();
  const [Shown, setShown] = useState<ComponentType<Overlay> | null>(null);
  useEffect(() => {
    let isWanted = true;
    overlayLoaders[overlay.kind]().then(
      (component) => isWanted && setShown(() => component as ComponentType<Overlay>),
      () => {
        // It could not be fetched: the page comes back, and the watch over lost chunks says why.
        if (isWanted && store.get(overlayAtom) === overlay) close();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [overlay, store, close]);
  useSlowLoad(Shown === null && !isLeaving);
  if (Shown) return <Shown {...overlay} />;
  if (isLeaving) return null;
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
