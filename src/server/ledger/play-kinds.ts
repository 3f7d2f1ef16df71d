/** The kinds of transfers that are play: a stake, what it won, and a stake that came back. */
export const playKinds = ['bet', 'win', 'bet-void', 'jackpot'] as const;
