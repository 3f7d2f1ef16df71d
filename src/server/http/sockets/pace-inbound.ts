import type { Duplex } from 'node:stream';
import type { Clock } from '#server/kernel/clock.ts';

/**
 * Counts the bytes that a socket's other side sends, whatever frames they make: empty fragments raise no
 * event and cost work all the same. Pages send nothing but pongs, of six bytes each.
 */
export function paceInbound(
  raw: Duplex,
  { bytesPerMinute, clock }: { bytesPerMinute: number; clock: Pick<Clock, 'elapsedMs'> },
  onFlood: () => void,
): void {
  let minuteBeganMs = clock.elapsedMs();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    const nowMs = clock.elapsedMs();
    if (nowMs - minuteBeganMs >= 60_000) {
      minuteBeganMs = nowMs;
      bytes = 0;
    }
    bytes += chunk.length;
    if (bytes <= bytesPerMinute) return;
    raw.off('data', count);
    // Nothing more is read, so the flood waits at the other side until the connection ends.
    raw.pause();
    onFlood();
  };
  raw.on('data', count);
}
