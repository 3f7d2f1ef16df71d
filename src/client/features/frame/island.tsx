import { type ComponentType, Fragment, memo, Suspense, useEffect, useRef } from 'react';
import { apart } from '#client/i18n/apart.tsx';
import { useLanguage } from '#client/i18n/use-language.ts';
import { whenApproached } from '#client/ui/when-approached.ts';

type Load = () => Promise<ComponentType>;

/**
 * Drawn by the gateway with the page, and brought to life when somebody comes near: until then its
 * links work as links do, and its program is not fetched. Its stylesheet has to be imported beside
 * it, since the page is drawn with it.
 */
export function island(load: Load): ComponentType {
  const approached = Promise.withResolvers<void>();
  const Inside = apart(() => fetchOnceReachable(load), approached.promise);
  // One element for good: a new one would be an update, and those make React throw away what waits.
  const inside = (
    <Suspense>
      <Inside />
    </Suspense>
  );
  return memo(function Island() {
    const place = useRef<HTMLDivElement>(null);
    // What the gateway drew speaks one language: another one takes its place instead of waking in it.
    const language = useLanguage();
    useEffect(() => whenApproached(place.current, approached.resolve), []);
    return (
      <div ref={place}>
        <Fragment key={language}>{inside}</Fragment>
      </div>
    );
  });
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
