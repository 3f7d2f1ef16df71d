import type { ComponentType } from 'react';

/**
 * The member centre's pages by the names that addresses give them. Each is fetched when it is first
 * opened: `transferFund: apart(() => import(…).then((file) => file.WalletScreen))`.
 */
export const memberPages: Readonly<Record<string, ComponentType>> = {};
