/** What a vendor may ask in a sequence; `who` is one of two players, and names are few. */
export type VendorAsk = { who: 0 | 1; name: string } & (
  | { do: 'bet'; round: string; amount: string }
  | { do: 'win'; round: string; amount: string; isEnd: boolean }
  | { do: 'bet-and-win'; round: string; bet: string; win: string }
  | { do: 'rollback'; round: string; of: string }
  | { do: 'end-round'; round: string; as: 'completed' | 'cancelled' }
  | { do: 'jackpot-win'; round: string; amount: string }
  | { do: 'promo-credit'; amount: string }
);

export interface Expected {
  /** `done`, or the fault. */
  code: string;
  balance?: bigint;
  isRepeat?: boolean;
}

interface Entry {
  ask: VendorAsk | null;
  who: 0 | 1;
  /** Null: taken back before it came. */
  content: string | null;
  isTakenBack: boolean;
}

interface Round {
  /** By the name of the transaction; what was taken back is not here. */
  stakes: Map<string, bigint>;
  wins: bigint;
  jackpots: bigint;
  end: 'completed' | 'cancelled' | null;
}

/** Everything a bookkeeper has to know, and may copy to try something out. */
export interface VendorBook {
  paidIn: bigint;
  moved: [bigint, bigint];
  wagered: [bigint, bigint];
  cameBack: [bigint, bigint];
  entries: Map<string, Entry>;
  rounds: Map<string, Round>;
  isClosed: boolean;
  hasLeft: [boolean, boolean];
  rests: [boolean, boolean];
}

export function newBook(paidIn: bigint): VendorBook {
  return {
    paidIn,
    moved: [0n, 0n],
    wagered: [0n, 0n],
    cameBack: [0n, 0n],
    entries: new Map(),
    rounds: new Map(),
    isClosed: false,
    hasLeft: [false, false],
    rests: [false, false],
  };
}

export const balanceOf = (book: VendorBook, who: 0 | 1): bigint => book.paidIn + book.moved[who];
export const stakedIn = ({ stakes }: Round): bigint => [...stakes.values()].reduce(add, 0n);
export const roundKey = (who: 0 | 1, round: string): string => `${who}/${round}`;
/** Of what a cancelled round was staked, what had not been paid already. */
export const returnedIn = (round: Round): bigint => {
  const left = stakedIn(round) - round.wins;
  return round.end === 'cancelled' && left > 0n ? left : 0n;
};

const add = (sum: bigint, one: bigint) => sum + one;

/**
 * What the wallet promises a vendor, without tables, locks or money: writes into the book what is
 * taken, and says what has to be answered.
 */
export function expect(book: VendorBook, ask: VendorAsk): Expected {
  const content = JSON.stringify(ask, Object.keys(ask).sort());
  const earlier = book.entries.get(ask.name);
  if (earlier) return again(book, earlier, ask, content);
  const fault = ask.do === 'rollback' ? takeBack(book, ask) : carryOut(book, ask);
  if (fault !== null) return { code: fault };
  book.entries.set(ask.name, { ask, who: ask.who, content, isTakenBack: false });
  return { code: 'done', balance: balanceOf(book, ask.who), isRepeat: false };
}

function again(book: VendorBook, earlier: Entry, ask: VendorAsk, content: string): Expected {
  const { who } = ask;
  if (earlier.content === null) {
    const couldBeIt = ['bet', 'win', 'bet-and-win'].includes(ask.do) && earlier.who === who;
    return { code: couldBeIt ? 'transaction.rolled-back' : 'transaction.conflict' };
  }
  if (earlier.content !== content) return { code: 'transaction.conflict' };
  if (earlier.isTakenBack) return { code: 'transaction.rolled-back' };
  return { code: 'done', balance: balanceOf(book, who), isRepeat: true };
}

function carryOut(book: VendorBook, ask: Exclude<VendorAsk, { do: 'rollback' }>): string | null {
  const { who } = ask;
  if (ask.do === 'promo-credit') {
    book.moved[who] += BigInt(ask.amount);
    return null;
  }
  const round = book.rounds.get(roundKey(who, ask.round));
  switch (ask.do) {
    case 'bet':
    case 'bet-and-win':
      return stake(book, ask, round);
    case 'win': {
      if (!round || round.stakes.size === 0) return 'round.unknown';
      if (round.end !== null) return 'round.over';
      round.wins += BigInt(ask.amount);
      if (ask.isEnd) round.end = 'completed';
      return pay(book, who, BigInt(ask.amount));
    }
    case 'jackpot-win':
      if (!round || round.stakes.size === 0) return 'round.unknown';
      round.jackpots += BigInt(ask.amount);
      return pay(book, who, BigInt(ask.amount));
    case 'end-round':
      if (!round) return 'round.unknown';
      if (round.end !== null) return 'round.over';
      round.end = ask.as;
      return pay(book, who, returnedIn(round));
  }
}

type Staking = Extract<VendorAsk, { do: 'bet' | 'bet-and-win' }>;

function stake(book: VendorBook, ask: Staking, known: Round | undefined): string | null {
  const { who } = ask;
  const isWhole = ask.do === 'bet-and-win';
  const amount = BigInt(isWhole ? ask.bet : ask.amount);
  if (book.hasLeft[who]) return 'session.over';
  if (book.isClosed) return 'vendor.closed';
  if (known && known.end !== null) return 'round.over';
  if (known && isWhole) return 'transaction.conflict';
  if (book.rests[who]) return 'play.stopped';
  if (balanceOf(book, who) < amount) return 'wallet.short';
  const round = known ?? { stakes: new Map(), wins: 0n, jackpots: 0n, end: null };
  book.rounds.set(roundKey(who, ask.round), round);
  round.stakes.set(ask.name, amount);
  book.moved[who] -= amount;
  book.wagered[who] += amount;
  if (!isWhole) return null;
  round.wins = BigInt(ask.win);
  round.end = 'completed';
  return pay(book, who, round.wins);
}

function takeBack(book: VendorBook, ask: Extract<VendorAsk, { do: 'rollback' }>): string | null {
  const { who, of } = ask;
  if (of === ask.name) return 'transaction.conflict';
  const bet = book.entries.get(of);
  if (!bet) {
    book.entries.set(of, { ask: null, who, content: null, isTakenBack: false });
    return null;
  }
  if (bet.who !== who) return 'transaction.conflict';
  if (bet.content === null) return null;
  const staked = bet.ask?.do === 'bet' || bet.ask?.do === 'bet-and-win' ? bet.ask : null;
  if (staked?.round !== ask.round) return 'transaction.conflict';
  if (bet.isTakenBack) return null;
  const round = book.rounds.get(roundKey(who, ask.round));
  if (!round || round.end !== null) return 'round.over';
  const amount = round.stakes.get(of) ?? 0n;
  round.stakes.delete(of);
  bet.isTakenBack = true;
  return pay(book, who, amount);
}

function pay(book: VendorBook, who: 0 | 1, amount: bigint): null {
  book.moved[who] += amount;
  book.cameBack[who] += amount;
  return null;
}
