import type { ComponentType } from 'react';
import { apart } from '#client/i18n/apart.tsx';

/**
 * The member centre's pages by the names that addresses give them. Each is fetched when it is first
 * opened: `transferFund: apart(() => import(…).then((file) => file.WalletScreen))`.
 */
export const memberPages: Readonly<Record<string, ComponentType>> = {
  depositv2: apart(() =>
    import('#client/features/deposit/DepositScreen.tsx').then((file) => file.DepositScreen),
  ),
  withdraw: apart(() =>
    import('#client/features/withdraw/WithdrawScreen.tsx').then((file) => file.WithdrawScreen),
  ),
};
