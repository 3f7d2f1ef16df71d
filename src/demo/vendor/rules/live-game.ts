/** One thing that happens on the cloth where everybody sees it: a card, or the ball's number. */
export interface Reveal {
  /** Where it lies: `player`, `banker`, or `ball`. */
  at: string;
  /** A card's name, or the number. */
  what: string;
}

/** What a round came to, in words that stay for the road map. */
export interface LiveOutcome {
  /** `player`, `banker`, `tie`, or roulette's number. */
  result: string;
  /** The spots that pay, with what each unit of stake brings back, stake included, in hundredths. */
  returns: Readonly<Record<string, number>>;
}

export interface LiveRound {
  reveals: readonly Reveal[];
  outcome: LiveOutcome;
}

/** What is played at a live table: which spots there are, and how a round comes about. */
export interface LiveGame {
  readonly kind: 'baccarat' | 'roulette';
  readonly spots: readonly string[];
  /** How long a reveal is looked at before the next one. */
  readonly revealMilliseconds: number;
  deal(chance: () => number): LiveRound;
  /** Whether the next round is dealt out of new cards, and the road map begins anew. */
  beginsAnew(): boolean;
}

/** What comes back for a stake, rounded down once. */
export function liveReturn(outcome: LiveOutcome, spot: string, stake: bigint): bigint {
  return (stake * BigInt(outcome.returns[spot] ?? 0)) / 100n;
}
