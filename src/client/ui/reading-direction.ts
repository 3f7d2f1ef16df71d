/** Where an element begins on the line of reading; it grows in the direction in which one reads. */
export function readingStartOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return isRightToLeft() ? -right : left;
}

/** Scrolls on in the direction of reading, or back where the distance is negative. */
export function scrollOn(view: Element, distance: number, behavior?: ScrollBehavior): void {
  view.scrollBy({ left: isRightToLeft() ? -distance : distance, behavior });
}

export function isRightToLeft(): boolean {
  return document.dir === 'rtl';
}
