/** Somebody asked their device for less motion: what moves stands at its end at once. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
