import type { Taken } from '../served-game.ts';
import type { Book } from './book.ts';
import type { Debt, Debts } from './debts.ts';
import type { Journal } from './journal.ts';
import { type Machine, pause } from './machine.ts';
import { potName } from './pots.ts';
import type { Purse, Sitter } from './purse.ts';
import type { Faults } from './switches.ts';
import type { RequestOf, WalletClient } from './wallet-client.ts';

interface GatewayPurseGiven {
  client: WalletClient;
  debts: Debts;
  book: Book;
  machine: Machine;
  faults: Faults;
  together: Journal['together'];
}

/** A stake is waited for by somebody at a table, so it is asked for a few times and then taken back. */
const betTries = 4;
/** A win lands whatever happens; who plays on does not wait for it longer than this. */
const waitForWinMs = 2_000;

/** The money stays at the gateway: every stake and win is asked of its wallet. */
export function openGatewayPurse(given: GatewayPurseGiven): Purse {
  const { client, debts, book, machine } = given;
  const said = (sitter: Sitter, round: string) => transactionOf(machine, sitter, round);
  const asked = (sitter: Sitter, round: string) => ({
    ...said(sitter, round),
    session: sitter.session,
    game: sitter.game,
    round,
  });
  return {
    async balance({ player, currency, game }) {
      const heard = await client.insist('balance', { player, currency, game }, 2);
      if (heard.kind === 'done') return BigInt(heard.value.balance);
      throw new Error('The balance is not known.');
    },
    bet: (sitter, round, amount) =>
      askForStake(given, sitter, 'bet', { ...asked(sitter, round), amount: String(amount) }, () =>
        book.stake({ ...sitterOf(sitter), round }, amount),
      ),
    betAndWin(sitter, round, bet, win) {
      const request = { ...asked(sitter, round), bet: String(bet), win: String(win) };
      return askForStake(given, sitter, 'bet-and-win', request, () => {
        book.stake({ ...sitterOf(sitter), round }, bet);
        book.pay({ round, player: sitter.player }, win);
        book.end({ round, player: sitter.player }, 'completed');
      });
    },
    async win(sitter, round, amount, isEnd) {
      if (amount === 0n) return isEnd ? endRound(given, sitter, round, 'completed') : undefined;
      await payWin(given, sitter, winOf(given, sitter, round, amount, isEnd), isEnd);
    },
    oweWin(sitter, round, amount) {
      const debt = winOf(given, sitter, round, amount, true);
      debts.intend(debt);
      return () => payWin(given, sitter, debt, true);
    },
    cancel: (sitter, round) => endRound(given, sitter, round, 'cancelled'),
    end: (sitter, round) => endRound(given, sitter, round, 'completed'),
    owePot(sitter, round, amount) {
      const { game } = sitter;
      const request = { ...said(sitter, round), game, round, amount: String(amount), pot: potName };
      const debt: Debt = { id: request.transaction, round, operation: 'jackpot-win', request };
      debts.intend(debt);
      return async () => {
        const telling = owe(given, debt);
        book.payPot({ round, player: sitter.player }, amount);
        await telling;
      };
    },
    resume: () => {},
  };
}

type WinDebt = Debt & { operation: 'win' };

function winOf(
  { machine, faults }: GatewayPurseGiven,
  sitter: Sitter,
  round: string,
  amount: bigint,
  isEnd: boolean,
): WinDebt {
  const request = {
    ...transactionOf(machine, sitter, round),
    game: sitter.game,
    round,
    amount: String(amount),
    isEnd: isEnd && !faults.strikes('forgetsEnds'),
  };
  return { id: request.transaction, round, operation: 'win', request };
}

async function payWin(
  given: GatewayPurseGiven,
  { player }: Sitter,
  debt: WinDebt,
  isEnd: boolean,
): Promise<void> {
  const { book, together } = given;
  const { round } = debt;
  // One line with our book: owed and not booked, the next life would call the round off as well.
  const telling = together(() => {
    const told = owe(given, debt);
    book.pay({ round, player }, BigInt(debt.request.amount));
    if (isEnd) book.end({ round, player }, 'completed');
    return told;
  });
  await telling;
}

/** Asks for a stake; what is not known in the end is taken back, by a later life of ours if need be. */
async function askForStake<Name extends 'bet' | 'bet-and-win'>(
  given: GatewayPurseGiven,
  sitter: Sitter,
  name: Name,
  request: RequestOf<Name>,
  write: () => void,
): Promise<Taken> {
  const { client, debts, machine } = given;
  const { round, transaction: of } = request;
  const taking = { ...transactionOf(machine, sitter, round), round, of };
  const rollback: Debt = { id: taking.transaction, round, operation: 'rollback', request: taking };
  debts.intend(rollback);
  const heard = await client.insist(name, request, betTries);
  if (heard.kind === 'unknown') {
    takeBack(given, sitter, rollback, write);
    return { ok: false, code: 'unknown' };
  }
  if (heard.kind === 'done') write();
  debts.waive(rollback.id);
  return heard.kind === 'done'
    ? { ok: true }
    : { ok: false, code: heard.fault, reason: heard.reason };
}

/** What may or may not have been taken is taken back; if it never came, it will be refused. */
function takeBack(
  { debts, book, machine }: GatewayPurseGiven,
  sitter: Sitter,
  rollback: Debt,
  write: () => void,
): void {
  const { round } = rollback;
  // A whole round that had been played cannot be taken back: then it stands, in our book too.
  void debts.owe(rollback).then((settled) => settled === 'round.over' && write());
  if (book.find({ round, player: sitter.player })) return;
  const request = {
    ...transactionOf(machine, sitter, round),
    round,
    as: 'cancelled' as const,
  };
  void debts.owe({ id: request.transaction, round, operation: 'end-round', request });
}

async function endRound(
  given: GatewayPurseGiven,
  sitter: Sitter,
  round: string,
  as: 'completed' | 'cancelled',
): Promise<void> {
  const { book, faults, machine } = given;
  const request = { ...transactionOf(machine, sitter, round), round, as };
  const debt: Debt = { id: request.transaction, round, operation: 'end-round', request };
  const telling = faults.strikes('forgetsEnds') ? undefined : owe(given, debt);
  book.end({ round, player: sitter.player }, as);
  await telling;
}

/** Whoever is owed has it in the journal already; waiting only lets the balance follow at once. */
function owe({ debts, machine }: GatewayPurseGiven, debt: Debt): Promise<unknown> {
  return Promise.race([debts.owe(debt), pause(machine, waitForWinMs)]);
}

function transactionOf(machine: Machine, { player, currency }: Sitter, round: string) {
  return { transaction: `${round}.${machine.newName('').slice(-12)}`, player, currency };
}

function sitterOf({ player, game, currency }: Sitter) {
  return { player, game, currency };
}
