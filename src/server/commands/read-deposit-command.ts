import { UsageError } from './usage-error.ts';

export type DepositCommand =
  | { kind: 'deposits-list' }
  | {
      kind: 'deposits-credit';
      reference: string;
      by: { amount: bigint } | { transferId: string } | null;
      as: string | null;
    }
  | { kind: 'deposits-refuse'; reference: string; reason: string; as: string | null }
  | { kind: 'deposits-take-over'; reference: string; as: string | null }
  | { kind: 'deposits-refunded'; reference: string; transfer: string; as: string | null }
  | { kind: 'deposits-close'; id: string; note: string; as: string | null }
  | { kind: 'transfer-in'; line: string; amount: bigint; reference: string }
  | { kind: 'tax'; basisPoints: number };

interface Values {
  as?: string | undefined;
}

type Reader = (rest: readonly string[], values: Values) => DepositCommand;

export const depositTopics: Readonly<Record<string, Reader>> = {
  deposits: readDeposits,
  'transfer-in': ([line, amount, ...words]) => {
    const reference = words.join(' ');
    if (!line || !amount || reference === '' || reference.length > 140 || line.length > 100) {
      throw new UsageError('It is "transfer-in LINE AMOUNT REFERENCE".');
    }
    return { kind: 'transfer-in', line, amount: readAmount(amount), reference };
  },
  tax: ([what, points, ...more]) => {
    if (what !== 'deposit' || !points || more.length > 0 || !/^\d{1,5}$/.test(points)) {
      throw new UsageError('It is "tax deposit BASISPOINTS", such as 1900 for 19 %.');
    }
    const basisPoints = Number(points);
    if (basisPoints > 10_000) throw new UsageError('A tax is 10000 basis points at most.');
    return { kind: 'tax', basisPoints };
  },
};

export const depositHelp = `  deposits list                           what waits for somebody: deposits, transfers, concerns
  deposits credit REFERENCE [AMOUNT]      credits a bank transfer (AMOUNT in minor units, if not as asked)
  deposits credit REFERENCE transfer N    credits it by a transfer of that list
  deposits refuse REFERENCE REASON        refuses one; the player reads the REASON
  deposits take-over REFERENCE            takes an overdue refund from its provider, to be paid by hand
  deposits refunded REFERENCE [TRANSFER]  says that what had to go back by hand has gone back;
                                          TRANSFER is the bank's own name of it
  deposits close N NOTE                   says that concern N of that list was seen to, and how
  deposits ... --as NAME                  does one of them as that operator; above the line of
                                          "withdrawals terms" two of them say the same
  transfer-in LINE AMOUNT REFERENCE       a line of the bank's statement: LINE is the bank's own number
                                          of it, AMOUNT is in minor units
  tax deposit BASISPOINTS                 the tax that deposits hold, such as 1900 for 19 %`;

function readDeposits(
  [word, reference, ...rest]: readonly string[],
  values: Values,
): DepositCommand {
  const as = values.as ?? null;
  if (word === 'list' && reference === undefined) return { kind: 'deposits-list' };
  if (word === 'credit' && reference && rest.length <= 2) {
    return { kind: 'deposits-credit', reference, by: readWay(rest), as };
  }
  if (word === 'refuse' && reference && rest.length > 0) {
    const reason = rest.join(' ');
    if (reason.length > 300) throw new UsageError('A reason has 300 characters at most.');
    return { kind: 'deposits-refuse', reference, reason, as };
  }
  if (word === 'take-over' && reference && rest.length === 0) {
    return { kind: 'deposits-take-over', reference, as };
  }
  if (word === 'refunded' && reference) {
    const transfer = rest.join(' ');
    if (transfer.length > 300) throw new UsageError('A transfer has 300 characters at most.');
    return { kind: 'deposits-refunded', reference, transfer, as };
  }
  if (word === 'close' && reference && /^[1-9]\d{0,17}$/.test(reference) && rest.length > 0) {
    return { kind: 'deposits-close', id: reference, note: rest.join(' ').slice(0, 300), as };
  }
  throw new UsageError(
    'It is "deposits list", "credit", "refuse", "take-over", "refunded" or "close" and what it is about.',
  );
}

function readWay([first, second]: readonly string[]) {
  if (first === undefined) return null;
  if (second === undefined) return { amount: readAmount(first) };
  if (first !== 'transfer' || !/^[1-9]\d{0,17}$/.test(second)) {
    throw new UsageError('It is "deposits credit REFERENCE transfer N".');
  }
  return { transferId: second };
}

function readAmount(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) {
    throw new UsageError(`"${text}" is no amount: digits only, in minor units.`);
  }
  return BigInt(text);
}
