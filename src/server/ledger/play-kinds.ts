/**
 * The kinds of transfers that are play: a stake, what it won, a stake that came back, and a win that a
 * corrected result took back.
 */
export const playKinds = ['bet', 'win', 'bet-void', 'jackpot', 'win-reversal'] as const;
