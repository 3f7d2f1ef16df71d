/** Where the member centre's pages stand, beside this folder, by the names that `member-pages.ts` gives them. */
export const pageSources: Readonly<Record<string, string>> = {
  transferFund: 'wallet/WalletScreen.tsx',
  transferUpline: 'wallet/LineScreen.tsx',
  transactionHistory: 'records/AccountRecordScreen.tsx',
  personalHistoryCopy: 'records/BetRecordScreen.tsx',
  personalProfit: 'records/ProfitScreen.tsx',
  bonusDetails: 'records/BonusScreen.tsx',
  depositv2: 'deposit/DepositScreen.tsx',
  withdraw: 'withdraw/WithdrawScreen.tsx',
  playSafely: 'protection/PlaySafelyScreen.tsx',
  messageV2: 'notices/MessagesScreen.tsx',
  notifications: 'notices/NotificationScreen.tsx',
  identity: 'kyc/KycScreen.tsx',
};

/** Those of them whose words are fetched before all the others: the wallet and the records. */
export const moneyPages: ReadonlySet<string> = new Set([
  'transferFund',
  'transactionHistory',
  'personalHistoryCopy',
  'personalProfit',
]);
