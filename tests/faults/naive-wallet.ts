import { setImmediate as turn } from 'node:timers/promises';
import type { OpenWallet } from '#tests/models/vendors-model.ts';
import {
  balanceOf,
  type Expected,
  type VendorAsk,
  type VendorBook,
} from '#tests/models/vendors-model-rules.ts';

/**
 * A wallet as it is written in a hurry: it knows a transaction by its name alone, looks first and
 * writes later, and forgets a rollback that comes too early. Its happy way is right.
 */
export const openNaiveWallet: (funds: bigint) => OpenWallet = (funds) => async () => {
  const balances: [bigint, bigint] = [funds, funds];
  const done = new Map<string, { who: 0 | 1; amount: bigint }>();
  const rounds = new Map<string, 'open' | 'over'>();
  let isClosed = false;

  async function ask(asked: VendorAsk): Promise<Expected> {
    const { who, name } = asked;
    if (done.has(name)) return { code: 'done', balance: balances[who], isRepeat: true };
    const before = balances[who];
    // The way to a database and back, in which somebody else may come.
    await turn();
    const moved = amountOf(asked);
    if (typeof moved === 'string') return { code: moved };
    if (before + moved < 0n) return { code: 'wallet.short' };
    balances[who] = before + moved;
    done.set(name, { who, amount: moved });
    return { code: 'done', balance: balances[who], isRepeat: false };
  }

  function amountOf(asked: VendorAsk): bigint | string {
    if (asked.do === 'promo-credit') return BigInt(asked.amount);
    if (asked.do === 'rollback') return -(done.get(asked.of)?.amount ?? 0n);
    const key = `${asked.who}/${asked.round}`;
    const state = rounds.get(key);
    if (asked.do === 'bet' || asked.do === 'bet-and-win') {
      if (isClosed) return 'vendor.closed';
      if (state === 'over') return 'round.over';
      rounds.set(key, asked.do === 'bet' ? 'open' : 'over');
      return asked.do === 'bet' ? -BigInt(asked.amount) : BigInt(asked.win) - BigInt(asked.bet);
    }
    if (state === undefined) return 'round.unknown';
    if (asked.do === 'jackpot-win') return BigInt(asked.amount);
    if (state === 'over') return 'round.over';
    if (asked.do === 'end-round' || asked.isEnd) rounds.set(key, 'over');
    return asked.do === 'end-round' ? 0n : BigInt(asked.amount);
  }

  return {
    ask,
    async replay(asked) {
      const first = await ask(asked);
      return { first, second: 'nonce.used' };
    },
    async set(what) {
      if (what === 'close' || what === 'open') isClosed = what === 'close';
    },
    async compare(book: VendorBook) {
      const isSame = ([0, 1] as const).every((who) => balances[who] === balanceOf(book, who));
      return isSame ? null : 'the balances differ';
    },
  };
};
