/** Takes away what the shell showed in the page's place. */
export function takeFrameAway(): void {
  document.getElementById('opening')?.remove();
}
