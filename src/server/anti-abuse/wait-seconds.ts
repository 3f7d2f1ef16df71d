import type { Clock } from '#server/kernel/clock.ts';

/** Whole seconds until then, and one at least: who comes back at once would be refused again. */
export function waitSeconds({ clock }: { clock: Clock }, until: Date): number {
  const leftMs = until.getTime() - clock.now().getTime();
  return Math.max(1, Math.ceil(leftMs / 1_000));
}
