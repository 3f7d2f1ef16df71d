import { Refused } from '#client/data/refused.ts';

const reasons = ['denied', 'over', 'failed', 'away'] as const;

/** Who came back empty-handed is told why; null where there is a code to exchange. */
export function refusalIn(code: string): Refused | null {
  if (/^[\w-]{43}$/.test(code)) return null;
  const reason = reasons.find((one) => one === code) ?? 'over';
  return new Refused(`provider.${reason}`, '');
}
