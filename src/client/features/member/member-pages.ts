import { apart, type Part } from '#client/i18n/apart.tsx';

/** The member centre's pages by the names that addresses give them, each fetched when it is opened. */
export const memberPages: Readonly<Record<string, Part<object>>> = {
  transferFund: apart(
    () => import('#client/features/wallet/WalletScreen.tsx').then((file) => file.WalletScreen),
    { words: 'money' },
  ),
  transferUpline: apart(() =>
    import('#client/features/wallet/LineScreen.tsx').then((file) => file.LineScreen),
  ),
  transactionHistory: apart(
    () =>
      import('#client/features/records/AccountRecordScreen.tsx').then(
        (file) => file.AccountRecordScreen,
      ),
    { words: 'money' },
  ),
  personalHistoryCopy: apart(
    () =>
      import('#client/features/records/BetRecordScreen.tsx').then((file) => file.BetRecordScreen),
    { words: 'money' },
  ),
  personalProfit: apart(
    () => import('#client/features/records/ProfitScreen.tsx').then((file) => file.ProfitScreen),
    { words: 'money' },
  ),
  bonusDetails: apart(() =>
    import('#client/features/records/BonusScreen.tsx').then((file) => file.BonusScreen),
  ),
  depositv2: apart(() =>
    import('#client/features/deposit/DepositScreen.tsx').then((file) => file.DepositScreen),
  ),
  withdraw: apart(() =>
    import('#client/features/withdraw/WithdrawScreen.tsx').then((file) => file.WithdrawScreen),
  ),
  playSafely: apart(() =>
    import('#client/features/protection/PlaySafelyScreen.tsx').then(
      (file) => file.PlaySafelyScreen,
    ),
  ),
  messageV2: apart(() =>
    import('#client/features/notices/MessagesScreen.tsx').then((file) => file.MessagesScreen),
  ),
  notifications: apart(() =>
    import('#client/features/notices/NotificationScreen.tsx').then(
      (file) => file.NotificationScreen,
    ),
  ),
  identity: apart(() =>
    import('#client/features/kyc/KycScreen.tsx').then((file) => file.KycScreen),
  ),
};

/** The centre's first page, and what an address shows that names none of the others. */
export const firstPage = apart(() =>
  import('./MemberScreen.tsx').then((file) => file.MemberScreen),
);

export function pageNamed(page: string | undefined): Part<object> | undefined {
  return page !== undefined && Object.hasOwn(memberPages, page) ? memberPages[page] : undefined;
}
