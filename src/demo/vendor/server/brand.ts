import type { Taken } from '../served-game.ts';
import { type Aftermaths, openAftermaths } from './aftermath.ts';
import { type Book, openBook } from './book.ts';
import { type Debts, openDebts } from './debts.ts';
import { openGatewayPurse } from './gateway-purse.ts';
import type { Journal, Line } from './journal.ts';
import type { Machine } from './machine.ts';
import { openCoinPurse, openOwnPurse } from './own-purses.ts';
import { openPots, type Pots } from './pots.ts';
import type { Purse, Sitter } from './purse.ts';
import type { Faults } from './switches.ts';
import { openTransferWallet, type TransferWallet } from './transfer-wallet.ts';
import { openWalletClient, type WalletAddress, type WalletClient } from './wallet-client.ts';

/** A vendor's name under which games are played, with its wallet at one gateway. */
export interface Brand {
  readonly code: string;
  readonly client: WalletClient;
  readonly book: Book;
  readonly debts: Debts;
  readonly transfers: TransferWallet;
  readonly pots: Pots;
  /** What became of rounds that an earlier life has left behind, until their players have heard of it. */
  readonly aftermaths: Aftermaths;
  /** Which keys may ask us. */
  readonly gatewayKeys: WalletAddress['gatewayKeys'];
  purseFor(mode: 'real' | 'trial'): Purse;
  lines(): Line[];
  close(): void;
}

export interface BrandGiven {
  code: string;
  kind: 'seamless' | 'transfer';
  wallet: WalletAddress;
  machine: Machine;
  faults: Faults;
  earlier: readonly Line[];
  write(line: Line): void;
  together: Journal['together'];
}

/** Fifty thousand with two digits: some hundred rounds of a usual stake. */
const trialCoins = 5_000_000n;

export function openBrand(given: BrandGiven): Brand {
  const { code, kind, wallet, machine, faults, write, together } = given;
  const earlier = given.earlier.filter(({ vendor }) => vendor === code);
  const told = { vendor: code, earlier, write };
  const client = openWalletClient(wallet, machine, faults);
  const book = openBook({ ...told, now: machine.now });
  const debts = openDebts({ ...told, client, machine, faults });
  const transfers = openTransferWallet(told);
  const pots = openPots({ ...told, machine });
  const real =
    kind === 'seamless'
      ? stopping(openGatewayPurse({ client, debts, book, machine, faults, together }))
      : openOwnPurse(book, transfers, together);
  const coins = openCoinPurse(trialCoins);
  const aftermaths = openAftermaths(told);
  cancelForgotten({ book, debts, aftermaths }, real);
  return {
    code,
    client,
    book,
    debts,
    transfers,
    pots,
    aftermaths,
    gatewayKeys: wallet.gatewayKeys,
    purseFor: (mode) => (mode === 'real' ? real : coins),
    lines: () =>
      [book, debts, transfers, pots, aftermaths].flatMap((kept: { lines(): Line[] }) =>
        kept.lines(),
      ),
    close: debts.close,
  };
}

/** The tables of an earlier life are gone: what they had decided is paid, and whoever else still had a stake on one gets it back. */
function cancelForgotten(
  { book, debts, aftermaths }: Pick<Brand, 'book' | 'debts' | 'aftermaths'>,
  purse: Purse,
): void {
  const sitterOf = (player: string, currency: string, game: string): Sitter => ({
    player,
    currency,
    game,
    session: '',
  });
  const open = new Map<string, { round: string; sitter: Sitter }>();
  // Decided and told before we died: a win that is owed is paid, and its round is no stake to give back.
  for (const debt of debts.open()) {
    if (debt.operation !== 'win' || !debt.request.isEnd) continue;
    const { round, player, currency, amount } = debt.request;
    if (book.find({ round, player })?.state === 'open') {
      aftermaths.note({ round, player, currency, back: 0n, paid: BigInt(amount) });
    }
    book.pay({ round, player }, BigInt(amount));
    book.end({ round, player }, 'completed');
  }
  for (const { round, player, currency, game, due, bet, win } of book.open()) {
    const back = due > 0n || bet < win ? 0n : bet - win;
    if (due + back > 0n) aftermaths.note({ round, player, currency, back, paid: due });
    if (due > 0n) void purse.win(sitterOf(player, currency, game), round, due, true);
    else open.set(`${round} ${player}`, { round, sitter: sitterOf(player, currency, game) });
  }
  for (const debt of debts.open()) {
    // A stake whose fate is not known may have opened its round.
    if (debt.operation !== 'rollback') continue;
    const { player, currency } = debt.request;
    open.set(`${debt.round} ${player}`, {
      round: debt.round,
      sitter: sitterOf(player, currency, ''),
    });
  }
  for (const { round, sitter } of open.values()) void purse.cancel(sitter, round);
}

/** A session that is over, or a player who was told to stop, is not asked for stakes again. */
function stopping(purse: Purse): Purse {
  const stopped = new Map<string, Taken>();
  const listen = async (sitter: Sitter, ask: () => Promise<Taken>) => {
    const before = stopped.get(sitter.session);
    if (before) return before;
    const taken = await ask();
    if (!taken.ok && isStop(taken.code)) stopped.set(sitter.session, taken);
    return taken;
  };
  return {
    ...purse,
    bet: (sitter, round, amount) => listen(sitter, () => purse.bet(sitter, round, amount)),
    betAndWin: (sitter, round, stake, win) =>
      listen(sitter, () => purse.betAndWin(sitter, round, stake, win)),
    resume(session) {
      const taken = stopped.get(session);
      if (taken?.ok === false && taken.code === 'play.stopped') stopped.delete(session);
    },
  };
}

function isStop(code: string): boolean {
  return code === 'play.stopped' || code === 'session.over';
}
