import { type RedeemStatus, redeemStatuses } from '#contract/points.ts';
import { UsageError } from '../usage-error.ts';
import type { CommandOptions } from './site-command.ts';

export type MallRequest =
  | { kind: 'mall-items' }
  | { kind: 'mall-load' | 'mall-points'; file: string; as: string | null }
  | { kind: 'mall-orders'; status: RedeemStatus }
  | { kind: 'mall-address'; id: string; as: string }
  | {
      kind: 'mall-approve';
      id: string;
      as: string | null;
      carrier: string | null;
      trackingNumber: string | null;
    }
  | { kind: 'mall-reject'; id: string; as: string; reason: string };

export const mallUsage = `  mall items                              what points can be redeemed for, with its stock
  mall load FILE --as NAME                items from a JSON file, by their codes; items of cash are
                                          given by two operators, each --as NAME
  mall points FILE --as NAME              how points are earned and converted, from the next day on;
                                          two operators give it, each --as NAME
  mall orders [process|approved|rejected] orders, those that wait (else) by their age
  mall address ID --as NAME               where a parcel goes; that NAME looked is written down
  mall approve ID [CARRIER NUMBER]        sends it; above the line two operators, each --as NAME
  mall reject ID --as NAME --reason TEXT  gives the points back; the player reads the TEXT`;

export function parseMall(
  [word, given, ...rest]: readonly string[],
  { as, reason = '' }: CommandOptions,
): MallRequest {
  const by = as ?? null;
  if (word === 'items' && given === undefined) return { kind: 'mall-items' };
  if (word === 'orders' && rest.length === 0)
    return { kind: 'mall-orders', status: statusOf(given) };
  if ((word === 'load' || word === 'points') && given !== undefined && rest.length === 0) {
    return { kind: `mall-${word}`, file: given, as: by };
  }
  const id = given ?? '';
  if (!/^[1-9]\d{0,17}$/.test(id)) throw new UsageError(`It is one of:\n${mallUsage}`);
  if (word === 'approve') {
    const [carrier = null, ...number] = rest;
    return { kind: 'mall-approve', id, as: by, carrier, trackingNumber: number.join(' ') || null };
  }
  if (rest.length > 0) throw new UsageError('That is too much.');
  if (as === undefined) throw new UsageError('Say who it is: --as NAME, an operator.');
  if (word === 'address') return { kind: 'mall-address', id, as };
  if (word !== 'reject') throw new UsageError(`It is one of:\n${mallUsage}`);
  const text = reason.trim();
  if (text === '' || text.length > 300) {
    throw new UsageError('Say why: --reason TEXT, 300 characters at most. The player reads it.');
  }
  return { kind: 'mall-reject', id, as, reason: text };
}

const statuses: Readonly<Record<string, RedeemStatus>> = {
  process: 'In Process',
  approved: 'Approved',
  rejected: 'Rejected',
};

function statusOf(given = 'process'): RedeemStatus {
  const status = Object.hasOwn(statuses, given) ? statuses[given] : undefined;
  if (!status)
    throw new UsageError(
      `Orders are ${redeemStatuses.join(', ')}: ${Object.keys(statuses).join(', ')}.`,
    );
  return status;
}
