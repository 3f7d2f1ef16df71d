import type { ComponentType } from 'react';
import { apart } from '#client/i18n/apart.tsx';

/**
 * The member centre's pages by the names that addresses give them. Each is fetched when it is first
 * opened: `transferFund: apart(() => import(…).then((file) => file.WalletScreen))`.
 */
export const memberPages: Readonly<Record<string, ComponentType>> = {
  playSafely: apart(() =>
    import('#client/features/protection/PlaySafelyScreen.tsx').then(
      (file) => file.PlaySafelyScreen,
    ),
  ),
  identity: apart(() =>
    import('#client/features/kyc/KycScreen.tsx').then((file) => file.KycScreen),
  ),
};
