import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the member centre's pages are called, by the names that addresses give them. */
export const pageTitles = {
  transferFund: msg`Wallet`,
  transferUpline: msg`Send in your line`,
  transactionHistory: msg`Account record`,
  personalHistoryCopy: msg`Betting record`,
  personalProfit: msg`Gain and loss`,
  bonusDetails: msg`Bonuses`,
  depositv2: msg`Deposit`,
  withdraw: msg`Withdraw`,
  playSafely: msg`Play safely`,
  messageV2: msg`Messages`,
  notifications: msg`Notifications`,
  identity: msg`Identity check`,
} satisfies Record<string, MessageDescriptor>;
