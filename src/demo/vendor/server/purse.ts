import type { Taken } from '../served-game.ts';

/** Who stakes: a player at a game, in a session that may end. */
export interface Sitter {
  player: string;
  game: string;
  currency: string;
  session: string;
}

/** Where stakes come from and wins go to. Amounts are minor units. */
export interface Purse {
  balance(sitter: Sitter): Promise<bigint>;
  bet(sitter: Sitter, round: string, amount: bigint): Promise<Taken>;
  betAndWin(sitter: Sitter, round: string, stake: bigint, win: bigint): Promise<Taken>;
  win(sitter: Sitter, round: string, amount: bigint, isEnd: boolean): Promise<void>;
  /** Owes a win that ends its round and has still to be shown; it is told when the answer is called. */
  oweWin(sitter: Sitter, round: string, amount: bigint): () => Promise<void>;
  cancel(sitter: Sitter, round: string): Promise<void>;
  end(sitter: Sitter, round: string): Promise<void>;
  /** Owes a jackpot into a round, which may be over by then; it is told when the answer is called. */
  owePot(sitter: Sitter, round: string, amount: bigint): () => Promise<void>;
  /** The player has dealt with what stopped them. */
  resume(session: string): void;
}
