import { type WithdrawalState, withdrawalStates } from '#contract/withdrawals.ts';
import {
  type WithdrawalTermName,
  withdrawalTermNames,
} from '#server/withdrawals/withdrawal-terms.ts';
import { UsageError } from '../usage-error.ts';
import type { CommandOptions } from './site-command.ts';

export type WithdrawalRequest =
  | { kind: 'withdrawals-list'; state: WithdrawalState }
  | { kind: 'withdrawals-show'; id: string }
  | { kind: 'withdrawals-approve'; id: string; as: string }
  | {
      kind: 'withdrawals-reject' | 'withdrawals-take-back';
      id: string;
      as: string;
      reason: string;
    }
  | { kind: 'withdrawals-pay'; id: string; amount: string; reference: string; as: string }
  | { kind: 'withdrawals-order'; id: string; amount: string; as: string }
  | { kind: 'withdrawals-end'; order: string; as: string; reason: string }
  | {
      kind: 'withdrawals-settle';
      id: string;
      outcome: 'refund' | 'received';
      as: string;
      reason: string;
    }
  | { kind: 'withdrawals-terms'; change: { name: WithdrawalTermName; value: string } | null };

export function parseWithdrawals(
  [verb, ...rest]: readonly string[],
  values: CommandOptions,
): WithdrawalRequest {
  const read = verb !== undefined && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!read) {
    throw new UsageError(`It is "withdrawals" and one of ${Object.keys(verbs).join(', ')}.`);
  }
  return read(rest, values);
}

function readRefusal(
  kind: 'withdrawals-reject' | 'withdrawals-take-back',
  rest: readonly string[],
  values: CommandOptions,
): WithdrawalRequest {
  return { kind, id: onlyId(rest), as: nameIn(values), reason: reasonIn(values) };
}

const verbs: Readonly<
  Record<string, (rest: readonly string[], values: CommandOptions) => WithdrawalRequest>
> = {
  list: ([given = 'asked', ...more]) => {
    const state = withdrawalStates.find((one) => one === given);
    if (!state || more.length > 0) {
      throw new UsageError(`A state is one of ${withdrawalStates.join(', ')}.`);
    }
    return { kind: 'withdrawals-list', state };
  },
  show: (rest) => ({ kind: 'withdrawals-show', id: onlyId(rest) }),
  approve: (rest, values) => ({
    kind: 'withdrawals-approve',
    id: onlyId(rest),
    as: nameIn(values),
  }),
  reject: (rest, values) => readRefusal('withdrawals-reject', rest, values),
  'take-back': (rest, values) => readRefusal('withdrawals-take-back', rest, values),
  pay: ([id, amount, ...text], values) => {
    const reference = text.join(' ').trim();
    if (!amount || !/^[1-9]\d{0,17}$/.test(amount)) {
      throw new UsageError(`"${amount ?? ''}" is no amount: digits only, in minor units.`);
    }
    if (reference === '' || reference.length > 300) {
      throw new UsageError('A transfer has a reference of 300 characters at most.');
    }
    const paid = { id: onlyId(id === undefined ? [] : [id]), amount, reference };
    return { kind: 'withdrawals-pay', ...paid, as: nameIn(values) };
  },
  order: ([id, amount, ...more], values) => {
    if (!amount || !/^[1-9]\d{0,17}$/.test(amount) || more.length > 0) {
      throw new UsageError('It is "withdrawals order ID AMOUNT", digits only, in minor units.');
    }
    const ordered = { id: onlyId(id === undefined ? [] : [id]), amount };
    return { kind: 'withdrawals-order', ...ordered, as: nameIn(values) };
  },
  end: ([order, ...more], values) => {
    if (!order || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(order) || more.length > 0) {
      throw new UsageError('It is "withdrawals end ORDER", as "withdrawals show" calls it.');
    }
    return { kind: 'withdrawals-end', order, as: nameIn(values), reason: reasonIn(values) };
  },
  settle: ([id, outcome, ...more], values) => {
    if ((outcome !== 'refund' && outcome !== 'received') || more.length > 0) {
      throw new UsageError('A dispute is settled by "refund" or "received".');
    }
    const settled = { id: onlyId(id === undefined ? [] : [id]), outcome } as const;
    const by = { as: nameIn(values), reason: reasonIn(values) };
    return { kind: 'withdrawals-settle', ...settled, ...by };
  },
  terms: ([given, value, ...more]) => {
    if (given === undefined) return { kind: 'withdrawals-terms', change: null };
    const name = withdrawalTermNames.find((one) => one === given);
    if (!name || !value || !/^(0|[1-9]\d{0,17})$/.test(value) || more.length > 0) {
      throw new UsageError(
        `It is "withdrawals terms NAME VALUE": ${withdrawalTermNames.join(', ')}, and digits.`,
      );
    }
    return { kind: 'withdrawals-terms', change: { name, value } };
  },
};

function onlyId([id, ...more]: readonly string[]): string {
  if (!id || !/^[1-9]\d{0,17}$/.test(id) || more.length > 0) {
    throw new UsageError(`"${[id, ...more].join(' ')}" is no number of a withdrawal.`);
  }
  return id;
}

function nameIn({ as }: CommandOptions): string {
  if (!as) throw new UsageError('Say who decides: --as NAME, an operator.');
  return as;
}

function reasonIn({ reason = '' }: CommandOptions): string {
  const text = reason.trim();
  if (text === '' || text.length > 300) {
    throw new UsageError('Say why: --reason TEXT, 300 characters at most. The player reads it.');
  }
  return text;
}
