/** Whoever wants no movement gets things where they end, at once. */
export const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
