import fc from 'fast-check';
import type { Database } from '#server/db/open.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { plantGround } from '#tests/stages/vendors-stage.ts';
import type { ModelFigures } from './ledger-model.ts';
import { modelApp } from './model-house.ts';
import { runModel } from './run-model.ts';
import { openVendorWallet } from './vendors-model-books.ts';
import {
  type Expected,
  expect,
  newBook,
  type VendorAsk,
  type VendorBook,
} from './vendors-model-rules.ts';

const who = fc.constantFrom<0 | 1>(0, 0, 0, 1);
const name = fc.constantFrom('t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8');
const round = fc.constantFrom('a', 'a', 'b');
const amount = fc.constantFrom('0', '3', '7', '20', '50');
const as = fc.constantFrom('completed' as const, 'cancelled' as const);
const about = { who, name, round };
const kind = <Name extends string>(it: Name) => fc.constant(it);
const ask = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: kind('bet'), ...about, amount }) },
  { weight: 4, arbitrary: fc.record({ do: kind('win'), ...about, amount, isEnd: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: kind('rollback'), ...about, of: name }) },
  { weight: 2, arbitrary: fc.record({ do: kind('end-round'), ...about, as }) },
  fc.record({ do: kind('bet-and-win'), ...about, bet: amount, win: amount }),
  fc.record({ do: kind('jackpot-win'), ...about, amount }),
  fc.record({ do: kind('promo-credit'), who, name, amount }),
);
const operation = fc.oneof(
  // Once; again because the answer was lost; or by several at once.
  { weight: 9, arbitrary: fc.record({ step: kind('ask'), ask, copies: fc.constantFrom(1, 1, 2) }) },
  fc.record({ step: kind('storm'), ask, copies: fc.constantFrom(3, 5) }),
  fc.record({ step: kind('both'), ask, other: ask }),
  fc.record({ step: kind('replay'), ask }),
  fc.record({ step: fc.constantFrom('leave', 'rest'), who }),
  fc.record({ step: fc.constantFrom('close', 'open') }),
);
export type VendorStep = typeof operation extends fc.Arbitrary<infer One> ? One : never;

/** What the model is held against: our wallet, or one that is written carelessly. */
export interface WalletUnderTest {
  ask(ask: VendorAsk): Promise<Expected>;
  /** The same bytes twice; answers what was said to the second. */
  replay(ask: VendorAsk): Promise<{ first: Expected; second: string }>;
  set(what: 'leave' | 'rest' | 'close' | 'open', who: 0 | 1): Promise<void>;
  /** What differs from the book when all is over. */
  compare(book: VendorBook): Promise<string | null>;
}
export type OpenWallet = (name: string, worker: number) => Promise<WalletUnderTest>;

export interface ModelWanted {
  seed: number;
  sequences: number;
  atOnce: number;
}

/** Callbacks late, repeated, reordered, contradicted and of unknown fate, against a bookkeeper. */
export async function checkVendorsModel(
  database: Database,
  wanted: ModelWanted,
): Promise<ModelFigures> {
  await plantGround(database);
  const apps = Array.from({ length: wanted.atOnce }, () => modelApp(database, readSettings({})));
  return checkWallets(wanted, await openVendorWallet(apps, funds));
}

export function checkWallets(wanted: ModelWanted, open: OpenWallet): Promise<ModelFigures> {
  return runModel<VendorStep>({
    ...{ ...wanted, operation, shortest: 1, longest: 14 },
    async check(name, sequence, worker) {
      const wallet = await open(name, worker);
      const place = { wallet, book: newBook(funds) };
      for (const step of sequence) {
        const fault = await carryOut(place, step as VendorStep);
        if (fault !== null) return `${JSON.stringify(step)}: ${fault}`;
      }
      return wallet.compare(place.book);
    },
  });
}

const funds = 60n;

interface Place {
  wallet: WalletUnderTest;
  book: VendorBook;
}

async function carryOut(place: Place, step: VendorStep): Promise<string | null> {
  const { wallet, book } = place;
  switch (step.step) {
    case 'ask':
      for (let copy = 0; copy < step.copies; copy += 1) {
        const fault = differs([await wallet.ask(step.ask)], [expect(book, step.ask)]);
        if (fault !== null) return fault;
      }
      return null;
    case 'storm': {
      const copies = Array.from({ length: step.copies }, () => step.ask);
      const answers = await Promise.all(copies.map((one) => wallet.ask(one)));
      return differs(inTurn(answers), inTurn(copies.map((one) => expect(book, one))));
    }
    case 'both':
      return askBoth(place, step.ask, step.other);
    case 'replay': {
      const { first, second } = await wallet.replay(step.ask);
      if (second !== 'nonce.used') return `a replay was answered ${second}`;
      return differs([first], [expect(book, step.ask)]);
    }
    case 'leave':
    case 'rest':
      await wallet.set(step.step, step.who);
      book[step.step === 'leave' ? 'hasLeft' : 'rests'][step.who] = true;
      return null;
    case 'close':
    case 'open':
      await wallet.set(step.step, 0);
      book.isClosed = step.step === 'close';
      return null;
  }
}

/** Two at once: what comes of it is what comes of one after the other, in either order. */
async function askBoth(place: Place, one: VendorAsk, other: VendorAsk): Promise<string | null> {
  const answers = await Promise.all([place.wallet.ask(one), place.wallet.ask(other)]);
  const inOrder = structuredClone(place.book);
  const forth = [expect(inOrder, one), expect(inOrder, other)];
  if (differs(answers, forth) === null) {
    place.book = inOrder;
    return null;
  }
  const reversed = structuredClone(place.book);
  const second = expect(reversed, other);
  const back = [expect(reversed, one), second];
  place.book = reversed;
  return differs(answers, back);
}

/** Of many at once, who was first stands first. */
function inTurn(answers: readonly Expected[]): Expected[] {
  return answers.toSorted(
    (one, two) => Number(one.isRepeat ?? false) - Number(two.isRepeat ?? false),
  );
}

function differs(answers: readonly Expected[], wanted: readonly Expected[]): string | null {
  const told = answers.map(wordOf).join();
  const expected = wanted.map(wordOf).join();
  return told === expected ? null : `answered ${told} and not ${expected}`;
}

const wordOf = ({ code, balance, isRepeat }: Expected) =>
  code === 'done' ? `done ${balance}${isRepeat ? ' again' : ''}` : code;
