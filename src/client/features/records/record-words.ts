import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BetRecord, RecordGroup, RecordWallet } from '#contract/records.ts';

export const groupWords: Readonly<Record<RecordGroup, MessageDescriptor>> = {
  deposit: msg`Deposits`,
  withdrawal: msg`Withdrawals`,
  move: msg`Between wallets`,
  agent: msg`Agent transfers`,
  bonus: msg`Bonuses`,
  play: msg`Play`,
  points: msg`Points`,
  other: msg`Other`,
};

/** The ledger's kinds; one that is newer than this app goes by its group's name. */
export const kindWords: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg({ message: 'Deposit', context: 'kind of record' }),
  'deposit-fee': msg`Fee of a deposit`,
  'deposit-tax': msg`Tax on a deposit`,
  'deposit-refund': msg`Deposit refunded`,
  hold: msg`Held for a withdrawal`,
  withdrawal: msg({ message: 'Withdrawal', context: 'kind of record' }),
  'withdrawal-fee': msg`Fee of a withdrawal`,
  'withdrawal-tax': msg`Tax on a withdrawal`,
  'withdrawal-refund': msg`Withdrawal that did not arrive`,
  'withdrawal-returned': msg`Withdrawal returned`,
  'vendor-in': msg`Moved to a provider`,
  'vendor-out': msg`Brought back`,
  'vendor-hold': msg`On its way between wallets`,
  'vendor-returned': msg`Transfer returned`,
  'agent-transfer': msg`Agent transfer`,
  'agent-dividend': msg`Dividend`,
  'agent-salary': msg`Daily salary`,
  'agent-hour-salary': msg`Hourly salary`,
  'agent-realtime-salary': msg`Real-time salary`,
  bonus: msg`Bonus`,
  promo: msg`Gift from a provider`,
  points: msg`Points`,
  'points-earned': msg`Points earned`,
  'points-taken-back': msg`Points taken back after a correction`,
  'points-given': msg`Points as a reward`,
  'points-converted': msg`Points converted`,
  'mall-hold': msg`Held for the points mall`,
  'mall-paid': msg`Redeemed in the points mall`,
  'mall-returned': msg`Returned by the points mall`,
  'bonus-granted': msg`Bonus received`,
  'bonus-converted': msg`Bonus released`,
  'bonus-ended': msg`Bonus returned`,
  'reward-cash': msg`Reward`,
  'round-hold': msg`Stake in an open round`,
  bet: msg`Bet`,
  win: msg`Win`,
  'bet-void': msg`Stake returned`,
  jackpot: msg`Jackpot`,
  'win-reversal': msg`Win taken back after a correction`,
  rebate: msg`Rebate`,
  'agent-rebate': msg`Team rebate`,
  adjustment: msg`Correction`,
};

export const walletWords: Readonly<Record<RecordWallet, MessageDescriptor>> = {
  main: msg`Main wallet`,
  bonus: msg`Bonus`,
  held: msg`On hold`,
  points: msg`Points`,
  vendor: msg`Provider wallets`,
};

/** Who was given back what they staked has neither won nor lost. */
export function wordOfBet({ state, stake, payout }: BetRecord): MessageDescriptor {
  return state === 'lost' && payout === stake ? msg`Even, stake returned` : betWords[state];
}

const betWords: Readonly<Record<BetRecord['state'], MessageDescriptor>> = {
  open: msg`Running`,
  won: msg`Won`,
  lost: msg`Lost`,
  void: msg`Void, stake returned`,
};
