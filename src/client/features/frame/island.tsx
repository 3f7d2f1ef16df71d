import { type ComponentType, memo, Suspense, useEffect, useRef } from 'react';
import { apart } from '#client/i18n/apart.tsx';
import { whenApproached } from '#client/ui/when-approached.ts';

type Load = () => Promise<ComponentType>;

/** Islands on the page that nobody came near yet. */
const asleep = new Set<{ wake: () => void; isAlive: Promise<void> }>();

/**
 * Drawn by the gateway with the page, and brought to life when somebody comes near: until then its
 * links work as links do, and its program is not fetched. Its stylesheet has to be imported beside
 * it, since the page is drawn with it.
 */
export function island(load: Load): ComponentType {
  const approached = Promise.withResolvers<void>();
  const alive = Promise.withResolvers<void>();
  const Inside = apart(() => fetchOnceReachable(load), approached.promise);
  function Alive() {
    useEffect(() => alive.resolve(), []);
    return null;
  }
  // One element for good: a new one would be an update, and those make React throw away what waits.
  const inside = (
    <Suspense>
      <Inside />
      <Alive />
    </Suspense>
  );
  return memo(function Island() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const sleeper = { wake: approached.resolve, isAlive: alive.promise };
      asleep.add(sleeper);
      void alive.promise.then(() => asleep.delete(sleeper));
      const stop = whenApproached(place.current, approached.resolve);
      return () => {
        stop();
        asleep.delete(sleeper);
      };
    }, []);
    return <div ref={place}>{inside}</div>;
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

/** Before the words change: what is still as the gateway drew it must first be told what stands there. */
export async function wakeIslands(): Promise<void> {
  const sleepers = [...asleep];
  for (const { wake } of sleepers) wake();
  const longest = new Promise((resolve) => setTimeout(resolve, longestWakeMs));
  await Promise.race([Promise.all(sleepers.map(({ isAlive }) => isAlive)), longest]);
}

/** Without a network some never wake, and the language has to change all the same. */
const longestWakeMs = 2_000;
