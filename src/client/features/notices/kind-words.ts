import { msg } from '@lingui/core/macro';
import { Gift, type LucideIcon, ShieldCheck, Wallet } from 'lucide-react';
import type { MessageKind } from '#contract/notices.ts';

export const kindWords = {
  money: msg`Money`,
  security: msg`Safety`,
  promotions: msg`Promotions`,
} as const satisfies Record<MessageKind, unknown>;

export const kindIcons: Readonly<Record<MessageKind, LucideIcon>> = {
  money: Wallet,
  security: ShieldCheck,
  promotions: Gift,
};
