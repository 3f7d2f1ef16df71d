import { CircleDollarSign, CreditCard, Landmark, type LucideIcon, Smartphone } from 'lucide-react';
import type { DepositKind } from '#contract/deposits.ts';

export const kindIcons: Record<DepositKind, LucideIcon> = {
  hosted: CreditCard,
  'e-wallet': Smartphone,
  bank: Landmark,
  crypto: CircleDollarSign,
};
