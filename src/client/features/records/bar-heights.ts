export interface Bar {
  day: string;
  /** Out of a hundred; below nothing for a loss. */
  height: number;
}

/** Bars by their share of the largest, so that amounts of any size fit; where all is nothing, none stands up. */
export function barHeights(days: readonly { day: string; gain: string }[]): Bar[] {
  const most = days.reduce((largest, { gain }) => {
    const size = sizeOf(gain);
    return size > largest ? size : largest;
  }, 0n);
  return days.map(({ day, gain }) => {
    if (most === 0n) return { day, height: 0 };
    const height = Number((sizeOf(gain) * 1000n) / most) / 10;
    return { day, height: gain.startsWith('-') ? -height : height };
  });
}

function sizeOf(gain: string): bigint {
  return BigInt(gain.replace('-', ''));
}
