import { formatTimestamp } from '#client/ui/format-time.ts';

/** Days as they stand in records: one, or the first and the last. */
export function dayRange({ from, to }: { from: string; to: string }): string {
  return [...new Set([from, to])].map(formatTimestamp).join(' – ');
}
