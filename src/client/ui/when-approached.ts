/** Ahead of a thumb that scrolls, and not yet while nobody does. */
const ahead = '300px 0px';

/** Calls once somebody comes near; whoever walks by keyboard comes near everything. */
export function whenApproached(element: Element | null, call: () => void): () => void {
  if (!element) return () => undefined;
  const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && call();
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && call(),
    { rootMargin: ahead },
  );
  observer.observe(element);
  addEventListener('keydown', onKey);
  addEventListener('beforeprint', call);
  return () => {
    observer.disconnect();
    removeEventListener('keydown', onKey);
    removeEventListener('beforeprint', call);
  };
}
