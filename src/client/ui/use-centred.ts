import { type RefObject, useEffect } from 'react';
import { isCalm } from './is-calm.ts';

/** Slides the chosen child of a row that scrolls to its centre; the page itself stays where it is. */
export function useCentred(row: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what it waits for
  useEffect(() => {
    const element = row.current;
    const child = element?.querySelector<HTMLElement>(
      '[aria-selected="true"],[aria-checked="true"],[aria-current="page"]',
    );
    if (!element || !child || element.scrollWidth <= element.clientWidth) return;
    const from = element.getBoundingClientRect();
    const to = child.getBoundingClientRect();
    const left = to.left + to.width / 2 - (from.left + from.width / 2);
    const steadily = isCalm();
    element.scrollBy({ left, behavior: steadily ? 'auto' : 'smooth' });
  }, [row, chosen]);
}
