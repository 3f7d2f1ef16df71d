import { safeParse } from 'valibot';
import { type ContractKind, contractKinds, Terms } from '#contract/contract-terms.ts';
import { settingColumns } from '#server/contracts/contract-settings.ts';
import { UsageError } from '../usage-error.ts';
import type { CommandOptions } from './site-command.ts';

export type ContractsRequest =
  | { kind: 'contracts-list' }
  | { kind: 'contracts-offer'; account: string; terms: Terms; as: string | null }
  | { kind: 'contracts-end'; id: string; as: string; reason: string }
  | { kind: 'contracts-bills'; run: { of: ContractKind; toDay: string } | null }
  | { kind: 'contracts-replay' }
  | { kind: 'contracts-approve'; of: ContractKind; toDay: string; as: string }
  | { kind: 'contracts-deny'; id: string; as: string; reason: string }
  | { kind: 'contracts-setting'; name: string; value: string; as: string | null };

export const contractsUsage = `  contracts list                          the house's contracts that run or wait
  contracts offer ACCOUNT TERMS           offers a contract to an agent at the top; TERMS is JSON such as
                                          {"kind":"realtime","rate":5000} (rates in millionths); above
                                          the top rate two operators do it, each with --as NAME
  contracts end ID --as NAME --reason TEXT
                                          ends one of the house's, with all that stand on it
  contracts bills [KIND DAY]              runs that wait for approval: sum, largest, what changed much;
                                          or each bill of the run that ends with DAY, the largest first,
                                          "!" where it differs from the one before by more than half
  contracts replay                        counts every bill anew from what it keeps; says which differ
  contracts approve KIND DAY --as NAME    the second operator's releases the run that ends with DAY
  contracts deny BILL --as NAME --reason TEXT
                                          nothing is paid of that bill
  contracts setting NAME VALUE            style, carry, top-rate, approval (on, off),
                                          ends-with-period (on, off), answer-days, bill-days`;

export function parseContracts(
  [word, first, second, ...more]: readonly string[],
  { as, reason }: CommandOptions,
): ContractsRequest {
  if (more.length > 0) throw new UsageError('That is too much.');
  switch (word) {
    case 'list':
      return { kind: 'contracts-list' };
    case 'bills':
      return { kind: 'contracts-bills', run: first === undefined ? null : runOf(first, second) };
    case 'replay':
      return { kind: 'contracts-replay' };
    case 'offer': {
      const account = needed('the agent’s name', first);
      return { kind: 'contracts-offer', account, terms: readTerms(second), as: as ?? null };
    }
    case 'end':
    case 'deny': {
      const id = numberOf(first);
      const by = needed('--as', as);
      const why = needed('--reason', reason);
      return { kind: `contracts-${word}`, id, as: by, reason: why };
    }
    case 'approve': {
      return { kind: 'contracts-approve', ...runOf(first, second), as: needed('--as', as) };
    }
    case 'setting': {
      const name = needed('the setting', first) as keyof typeof settingColumns;
      const value = needed('the value', second);
      if (!settingColumns[name]?.shape.test(value)) {
        throw new UsageError(`There is no ${name} of ${value}.`);
      }
      return { kind: 'contracts-setting', name, value, as: as ?? null };
    }
    default:
      throw new UsageError(`It is one of:\n${contractsUsage}`);
  }
}

function runOf(kind: string | undefined, day: string | undefined) {
  const of = contractKinds.find((one) => one === kind);
  if (!of || !/^\d{4}-\d{2}-\d{2}$/.test(day ?? '')) {
    throw new UsageError(`A run is told by kind and day: "${contractKinds.join('|')} 2026-11-30".`);
  }
  return { of, toDay: day ?? '' };
}

function needed(what: string, given: string | undefined): string {
  const text = given?.trim();
  if (!text) throw new UsageError(`${what} is missing.`);
  if (text.length > 2_000) throw new UsageError(`${what} is too long.`);
  return text;
}

function numberOf(text: string | undefined): string {
  if (!/^[1-9]\d{0,17}$/.test(text ?? '')) throw new UsageError('The number is missing.');
  return text ?? '';
}

function readTerms(text: string | undefined): Terms {
  const read = safeParse(Terms, parsed(needed('the terms', text)));
  if (!read.success) throw new UsageError(`Those are no terms: ${read.issues[0].message}.`);
  return read.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('The terms are no JSON.');
  }
}
