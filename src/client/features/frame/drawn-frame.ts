/** Nothing has been drawn yet: what the shell shows stands in the page's place, or is kept back. */
export function isFrameThere(): boolean {
  return document.getElementById('opening') !== null;
}

/** Takes away what the shell showed in the page's place. */
export function takeFrameAway(): void {
  document.getElementById('opening')?.remove();
}
