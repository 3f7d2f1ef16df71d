/** Blends two #rrggbb colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  const blended = from.map((value, at) => Math.round(value + ((to[at] ?? value) - value) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How far apart two colours look, roughly: 0 is equal, 1 is black against white. */
export function distance(first: string, second: string): number {
  const from = channels(first);
  const to = channels(second);
  const weights = [0.3, 0.5, 0.2];
  const sum = weights.reduce((total, weight, at) => {
    const difference = ((from[at] ?? 0) - (to[at] ?? 0)) / 255;
    return total + weight * difference * difference;
  }, 0);
  return Math.sqrt(sum);
}

/** 0 black, 1 white, as the eye weighs the channels. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
