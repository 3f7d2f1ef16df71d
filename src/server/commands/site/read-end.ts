import { UsageError } from '../usage-error.ts';

/** A time to come: so long from now, or a moment. */
export function readEnd(text: string, now: Date): Date {
  const [, amount, unit] = /^\+(\d{1,4})([mhd])$/.exec(text) ?? [];
  const end =
    amount && unit
      ? new Date(now.getTime() + Number(amount) * (unitMs[unit] ?? 0))
      : /^\d{4}-\d{2}-\d{2}T/.test(text) && new Date(text);
  if (!end || Number.isNaN(end.getTime())) {
    throw new UsageError(`"${text}" is no time: +2h, +30m, +1d, or such as 2026-01-31T18:00:00Z.`);
  }
  if (end <= now) throw new UsageError(`${end.toISOString()} has already passed.`);
  return end;
}

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
