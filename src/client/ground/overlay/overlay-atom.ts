import { atom } from 'jotai';
import type { LimitKind, LimitPeriod } from '#contract/protection-rules.ts';
import type { GoOn } from './go-on.ts';

/** Everything that can lie over a screen. One at a time; each is loaded when it is first opened. */
export type Overlay =
  | { kind: 'login'; goOn?: GoOn | undefined }
  | { kind: 'register'; goOn?: GoOn | undefined }
  | { kind: 'free-play'; goOn: GoOn }
  | { kind: 'change-password'; isForced?: boolean }
  | { kind: 'sessions' }
  | { kind: 'passkeys' }
  | { kind: 'authenticator' }
  | { kind: 'profile' }
  | { kind: 'contact'; of: 'mobile' | 'email' }
  | { kind: 'payment-password' }
  | { kind: 'icon' }
  | { kind: 'choose-limits' }
  | { kind: 'limit'; of: LimitKind; period: LimitPeriod }
  | { kind: 'take-break' }
  | { kind: 'forgot' }
  | { kind: 'reset-password'; code: string }
  | { kind: 'hand-over'; code: string }
  | { kind: 'finish-sign-in'; code: string }
  | { kind: 'link-sign-in' }
  | { kind: 'linked-sign-ins' }
  | { kind: 'trial-account' }
  | { kind: 'side-menu' }
  | { kind: 'games' }
  | { kind: 'account' }
  | { kind: 'log-out' }
  | { kind: 'language' }
  | { kind: 'licence' }
  | { kind: 'channels' }
  | { kind: 'mirrors' }
  | { kind: 'representative' }
  | { kind: 'app-download' }
  | { kind: 'customer-service' }
  | { kind: 'install' }
  | { kind: 'help'; anchor?: string }
  | { kind: 'game'; nodeId: string }
  | { kind: 'vendor-games'; gameType: string; vassalage: string; title: string }
  | { kind: 'promotion'; id: string }
  | { kind: 'move-funds'; vendor: string; direction: 'in' | 'out' }
  | { kind: 'record-filter'; of: 'transactions' | 'bets' }
  | { kind: 'contract' }
  /** `isAll`: asked for by its bell, and not come by itself. */
  | { kind: 'announcements'; isAll?: boolean };

export type OverlayKind = Overlay['kind'];

export const overlayAtom = atom<Overlay | null>(null);
