import { type RefObject, useEffect, useState } from 'react';

/** Ahead of a thumb that scrolls: browsers' own lazy loading fetches several screens ahead. */
const ahead = '240px';

const arrivals = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** True from when the element came near the screen, or at once where it stands on the first. */
export function useNear(target: RefObject<Element | null>, isAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(isAtOnce);
  useEffect(() => {
    const element = target.current;
    if (isNear || !element) return;
    const watch = observe();
    arrivals.set(element, () => setNear(true));
    watch.observe(element);
    return () => watch.unobserve(element);
  }, [target, isNear]);
  return isNear;
}

/** One for all: a page holds a hundred pictures. */
function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        arrivals.get(target)?.();
      }
    },
    { rootMargin: ahead },
  );
  return observer;
}
