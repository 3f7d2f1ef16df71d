import fc from 'fast-check';
import { type Database, inTransaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { capture, release, reserve, type Settled } from '#server/ledger/holds.ts';
import { type PostingRequest, post, postAll } from '#server/ledger/post.ts';
import { selectBalances } from '#server/ledger/store.ts';
import { openPurses } from '#tests/stages/ledger-books.ts';
import { openModel } from './ledger-model-rules.ts';

/** Few names and small amounts, so that keys are borne twice and purses run short all the time. */
const amount = fc.integer({ min: 1, max: 12 });
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
/** A stake and its win, which are posted together. */
const keys = fc.constantFrom<[string, string]>(['a', 'b'], ['b', 'c'], ['d', 'a'], ['e', 'd']);
const hold = fc.constantFrom('x', 'y', 'z');
const operation = fc.oneof(
  fc.record({ do: fc.constant('pay-in'), key, amount }),
  fc.record({ do: fc.constant('pay-out'), key, amount }),
  fc.record({ do: fc.constant('pay-both'), keys, amount, back: amount }),
  fc.record({ do: fc.constant('reserve'), hold, amount }),
  fc.record({ do: fc.constant('capture'), key, hold, amount }),
  fc.record({ do: fc.constant('release'), key, hold, amount }),
);
export type Operation =
  | { do: 'pay-in' | 'pay-out'; key: string; amount: number }
  | { do: 'pay-both'; keys: [string, string]; amount: number; back: number }
  | { do: 'reserve'; hold: string; amount: number }
  | { do: 'capture' | 'release'; key: string; hold: string; amount: number };

export interface ModelFigures {
  seed: number;
  sequences: number;
  operations: number;
  mismatches: number;
  /** The shortest sequence that still shows it. */
  example?: string;
}

/** Holds the ledger against a model of a few lines, operation by operation. */
export async function checkModel(
  database: Database,
  { seed, sequences }: { seed: number; sequences: number },
): Promise<ModelFigures> {
  let operations = 0;
  let number = 0;
  const property = fc.asyncProperty(
    fc.array(operation, { minLength: 1, maxLength: 14 }),
    async (sequence) => {
      number += 1;
      operations += sequence.length;
      return runSequence(database, `${seed}-${number}-`, sequence as Operation[]);
    },
  );
  const details = await fc.check(property, { seed, numRuns: sequences });
  const figures = { seed, sequences, operations, mismatches: details.failed ? 1 : 0 };
  return details.failed ? { ...figures, example: JSON.stringify(details.counterexample) } : figures;
}

async function runSequence(
  database: Database,
  name: string,
  sequence: readonly Operation[],
): Promise<boolean> {
  const commodity = 'COP';
  const house = await openAccount(database, { kind: 'house', commodity });
  const [main = ''] = await openPurses(database, { count: 1, amount: 0, name });
  const { player_id: playerId } = await database
    .selectFrom('ledger_balance')
    .select('player_id')
    .where('account_id', '=', main)
    .executeTakeFirstOrThrow();
  const model = openModel();
  for (const step of sequence) {
    const real = await carryOut(database, { name, playerId, main, house }, step);
    if (real !== model.carryOut(step)) return false;
  }
  const balances = await selectBalances(database, playerId);
  const inKind = (kind: string) =>
    Number(balances.find((balance) => balance.kind === kind)?.amount ?? 0);
  return inKind('player-main') === model.main() && inKind('player-held') === model.held();
}

interface Place {
  name: string;
  playerId: string;
  main: string;
  house: string;
}

async function carryOut(
  database: Database,
  { name, playerId, main, house }: Place,
  step: Operation,
): Promise<Settled['outcome']> {
  const common = { kind: 'model', actor: 'model' };
  const size = BigInt(step.amount);
  const pay = (key: string, paid: number): PostingRequest => ({
    ...common,
    key: name + key,
    reference: '',
    legs: [
      { account: house, amount: BigInt(-paid) },
      { account: main, amount: BigInt(paid) },
    ],
  });
  const { outcome } = await inTransaction(database, async (transaction) => {
    const work = async (): Promise<Pick<Settled, 'outcome'>> => {
      if (step.do === 'reserve') {
        const reference = name + step.hold;
        const wish = { playerId, commodity: 'COP', amount: size, reference, actor: 'model' };
        return reserve(transaction, wish);
      }
      if (step.do === 'pay-both') {
        const [stake, win] = step.keys;
        return postAll(transaction, [pay(stake, -step.amount), pay(win, step.back)]);
      }
      const wish = { ...common, key: name + step.key };
      if (step.do === 'capture' || step.do === 'release') {
        const part = { ...wish, reference: name + step.hold, amount: size };
        return step.do === 'capture'
          ? capture(transaction, { ...part, to: house })
          : release(transaction, part);
      }
      return post(transaction, pay(step.key, step.do === 'pay-in' ? step.amount : -step.amount));
    };
    const settled = await work();
    return { done: settled.outcome === 'posted', outcome: settled.outcome };
  });
  return outcome;
}
