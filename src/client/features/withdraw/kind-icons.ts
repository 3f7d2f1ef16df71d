import { Coins, Landmark, type LucideIcon, Smartphone } from 'lucide-react';
import type { PayoutAccount } from '#contract/payout-accounts.ts';

export const kindIcons: Record<PayoutAccount['kind'], LucideIcon> = {
  bank: Landmark,
  'e-wallet': Smartphone,
  crypto: Coins,
};
