/**
 * Nothing has been drawn yet: what the shell shows stands in the page's place, or is kept back. The
 * gateway never has drawn a page.
 */
export function isFrameThere(): boolean {
  return typeof document === 'undefined' || document.getElementById('opening') !== null;
}

/** Takes away what the shell showed in the page's place. */
export function takeFrameAway(): void {
  document.getElementById('opening')?.remove();
}
