import { type RefObject, useEffect, useState } from 'react';

/** Ahead of a thumb that scrolls, and not yet while nobody does. */
const ahead = '300px 0px';

/** True from when somebody came near; whoever walks by keyboard comes near everything. */
export function useApproached(target: RefObject<HTMLElement | null>, isAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(isAtOnce);
  useEffect(() => {
    const element = target.current;
    if (isNear || !element) return;
    const draw = () => setNear(true);
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && draw();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && draw(),
      { rootMargin: ahead },
    );
    observer.observe(element);
    addEventListener('keydown', onKey);
    addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      removeEventListener('keydown', onKey);
      removeEventListener('beforeprint', draw);
    };
  }, [target, isNear]);
  return isNear;
}
