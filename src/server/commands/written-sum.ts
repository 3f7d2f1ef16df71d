import { writeSum } from '#server/notices/write-sum.ts';

/** As a command takes it, in minor units, and as an approver reads it. */
export function writtenSum(amount: string, currency: string): string {
  return `${amount} (${writeSum({ amount, currency }, 'en').replace('\u00a0', ' ')})`;
}
