import type { Book } from './book.ts';
import type { Journal } from './journal.ts';
import type { Purse, Sitter } from './purse.ts';
import type { TransferWallet } from './transfer-wallet.ts';

/** The money was moved to us beforehand: rounds are booked here and told to the gateway as a feed. */
export function openOwnPurse(
  book: Book,
  wallet: TransferWallet,
  together: Journal['together'],
): Purse {
  const pay = (
    { player, currency }: Pick<Sitter, 'player' | 'currency'>,
    round: string,
    amount: bigint,
    isEnd: boolean,
  ) => {
    wallet.give(player, currency, amount);
    book.pay({ round, player }, amount);
    if (isEnd) book.end({ round, player }, 'completed');
  };
  const purse: Purse = {
    balance: async ({ player, currency }) => wallet.balance(player, currency),
    async bet({ player, game, currency }, round, amount) {
      return together(() => {
        if (!wallet.take(player, currency, amount)) return { ok: false, code: 'wallet.short' };
        book.stake({ player, game, currency, round }, amount);
        return { ok: true };
      });
    },
    async betAndWin(sitter, round, stake, win) {
      const { player, game, currency } = sitter;
      return together(() => {
        if (!wallet.take(player, currency, stake)) return { ok: false, code: 'wallet.short' };
        book.stake({ player, game, currency, round }, stake);
        pay(sitter, round, win, true);
        return { ok: true };
      });
    },
    async win({ player, currency }, round, amount, isEnd) {
      if (book.find({ round, player })?.state !== 'open') return;
      together(() => pay({ player, currency }, round, amount, isEnd));
    },
    oweWin(sitter, round, amount) {
      book.promise({ round, player: sitter.player }, amount);
      return () => purse.win(sitter, round, amount, true);
    },
    async cancel({ player, currency }, round) {
      const open = book.find({ round, player });
      if (open?.state !== 'open') return;
      // A cancelled round has cost nothing and brought nothing; one that has won more is simply over.
      const isHeld = open.bet > open.win;
      together(() => {
        if (isHeld) wallet.give(player, currency, open.bet - open.win);
        book.end({ round, player }, isHeld ? 'cancelled' : 'completed');
      });
    },
    async end({ player }, round) {
      book.end({ round, player }, 'completed');
    },
    owePot({ player, currency }, round, amount) {
      // Booked at once: an own wallet has nobody to tell, and the feed tells the round again.
      together(() => {
        wallet.give(player, currency, amount);
        book.payPot({ round, player }, amount);
      });
      return async () => {};
    },
    resume: () => {},
  };
  return purse;
}

/** Coins to try a game with: nobody's money, so nothing of it is written down or told. */
export function openCoinPurse(coins: bigint): Purse {
  const held = new Map<string, bigint>();
  const staked = new Map<string, bigint>();
  const of = (player: string) => held.get(player) ?? coins;
  const purse: Purse = {
    balance: async ({ player }) => of(player),
    async bet({ player }, round, amount) {
      // Who has played all of them away is given new ones: there is nothing to deposit here.
      const before = of(player) < amount ? coins : of(player);
      if (before < amount) return { ok: false, code: 'wallet.short' };
      held.set(player, before - amount);
      staked.set(round, (staked.get(round) ?? 0n) + amount);
      return { ok: true };
    },
    async betAndWin(sitter, round, stake, win) {
      const taken = await purse.bet(sitter, round, stake);
      if (taken.ok) await purse.win(sitter, round, win, true);
      return taken;
    },
    async win({ player }, round, amount, isEnd) {
      held.set(player, of(player) + amount);
      if (isEnd) staked.delete(round);
    },
    oweWin: (sitter, round, amount) => () => purse.win(sitter, round, amount, true),
    async cancel({ player }, round) {
      held.set(player, of(player) + (staked.get(round) ?? 0n));
      staked.delete(round);
    },
    async end(_sitter, round) {
      staked.delete(round);
    },
    owePot: () => async () => {},
    resume: () => {},
  };
  return purse;
}
