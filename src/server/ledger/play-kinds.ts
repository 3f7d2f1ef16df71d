/** The kinds of transfers that are play: a stake, what it won, and a stake that came back. */
export const playKinds = ['bet', 'win', 'bet-void', 'jackpot'] as const;

/** Together they are what was staked: a round that is void was never played. */
export const stakeKinds: readonly (typeof playKinds)[number][] = ['bet', 'bet-void'];
