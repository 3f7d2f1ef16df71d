import { useAtomValue } from 'jotai';
import { type ComponentType, Fragment, memo, Suspense, useEffect, useRef, useState } from 'react';
import { pageSeen } from '#client/data/page-seen.ts';
import { apart } from '#client/i18n/apart.tsx';
import { useLanguage } from '#client/i18n/use-language.ts';
import { whenApproached } from '#client/ui/when-approached.ts';
import { drawnNarrowAtom } from './drawn-narrow-atom.ts';

type Load = () => Promise<ComponentType>;

/**
 * Drawn by the gateway with the page, and brought to life when somebody comes near: until then its
 * links work as links do, and its program is not fetched. Its stylesheet has to be imported beside
 * it, since the page is drawn with it. What only wide screens show is not sent to phones: there it
 * comes when it is approached, as on a phone that is turned.
 */
export function island(load: Load, isWideOnly = false): ComponentType {
  const approached = Promise.withResolvers<void>();
  const woken = Promise.withResolvers<void>();
  const Inside = apart(() => fetchOnceReachable(load), {
    wanted: approached.promise.then(() => pageSeen),
  });
  function Woken() {
    useEffect(() => woken.resolve(), []);
    return null;
  }
  // One element for good: a new one would be an update, and those make React throw away what waits.
  const inside = (
    <Suspense>
      <Inside />
      <Woken />
    </Suspense>
  );
  return memo(function Island() {
    const place = useRef<HTMLDivElement>(null);
    // What the gateway drew speaks one language: another one takes its place instead of waking in it.
    const language = useLanguage();
    const isLeftOut = useAtomValue(drawnNarrowAtom) && isWideOnly;
    const [isIn, setIn] = useState(!isLeftOut);
    useEffect(
      () =>
        whenApproached(place.current, () => {
          approached.resolve();
          setIn(true);
        }),
      [],
    );
    useEffect(() => pressAgainOnce(woken.promise, place.current), []);
    return (
      <div ref={place}>
        <Fragment key={language}>{isIn && inside}</Fragment>
      </div>
    );
  });
}

/**
 * Who presses what is drawn and not alive yet has pressed it: it is done as soon as it can be. React
 * lets no press pass that nobody can hear yet, so each is noted above it; one that comes through, be
 * it because React woke the part for it, is heard by the button itself.
 */
function pressAgainOnce(woken: Promise<void>, place: HTMLElement | null): () => void {
  if (!place) return () => undefined;
  const buttons = () => [...place.querySelectorAll('button')];
  let pressed = -1;
  const keep = ({ target }: Event) => {
    if (!place.contains(target as Node)) return;
    pressed = buttons().findIndex((button) => button.contains(target as Node));
  };
  const forget = () => {
    pressed = -1;
  };
  const stop = () => {
    removeEventListener('click', keep, { capture: true });
    place.removeEventListener('click', forget);
  };
  addEventListener('click', keep, { capture: true });
  place.addEventListener('click', forget);
  // Not amid the press that woke it, which has yet to come through.
  void woken.then(() =>
    setTimeout(() => {
      stop();
      buttons()[pressed]?.click();
    }),
  );
  return stop;
}

/** A part of the page that cannot be had stays as it was drawn; it takes nothing else down with it. */
async function fetchOnceReachable(load: Load): Promise<ComponentType> {
  try {
    return await load();
  } catch {
    await new Promise((again) => addEventListener('online', again, { once: true }));
    return fetchOnceReachable(load);
  }
}
