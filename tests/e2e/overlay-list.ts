import type { Page } from 'playwright';
import type { Overlay } from '#client/ground/overlay/overlay-atom.ts';
import { atRest } from './violations.ts';

type Kind = Overlay['kind'];
type Judged = { of: 'anybody' | 'member'; as: readonly Overlay[] } | { not: string };

const anybody = (...as: readonly Overlay[]): Judged => ({ of: 'anybody', as });
const member = (...as: readonly Overlay[]): Judged => ({ of: 'member', as });
const code = 'A'.repeat(43);

/** Every kind of overlay: how it is opened here, or where it is judged otherwise. */
const overlays: Readonly<Record<Kind, Judged>> = {
  login: anybody({ kind: 'login' }),
  register: anybody({ kind: 'register' }),
  'free-play': anybody({
    kind: 'free-play',
    goOn: { why: 'play', name: 'Dados', to: '/seamless?gameCode=VB_DICE&mode=trial' },
  }),
  forgot: anybody({ kind: 'forgot' }),
  'hand-over': anybody({ kind: 'hand-over', code }),
  'reset-password': anybody({ kind: 'reset-password', code }),
  'trial-account': anybody({ kind: 'trial-account' }),
  'side-menu': anybody({ kind: 'side-menu' }),
  games: anybody({ kind: 'games' }),
  account: anybody({ kind: 'account' }),
  'log-out': anybody({ kind: 'log-out' }),
  language: anybody({ kind: 'language' }),
  licence: anybody({ kind: 'licence' }),
  channels: anybody({ kind: 'channels' }),
  mirrors: anybody({ kind: 'mirrors' }),
  representative: anybody({ kind: 'representative' }),
  'app-download': anybody({ kind: 'app-download' }),
  'customer-service': anybody({ kind: 'customer-service' }),
  install: anybody({ kind: 'install' }),
  help: anybody({ kind: 'help' }, { kind: 'help', anchor: 'term' }),
  game: anybody({ kind: 'game', nodeId: '100001' }, { kind: 'game', nodeId: 'unknown' }),
  'vendor-games': anybody({
    kind: 'vendor-games',
    gameType: 'SPORTS',
    vassalage: 'BTI',
    title: 'BTI',
  }),
  promotion: anybody(
    { kind: 'promotion', id: 'welcome-bonus' },
    { kind: 'promotion', id: 'unknown' },
  ),
  announcements: anybody({ kind: 'announcements' }),
  'change-password': member({ kind: 'change-password' }),
  sessions: member({ kind: 'sessions' }),
  authenticator: member({ kind: 'authenticator' }),
  passkeys: member({ kind: 'passkeys' }),
  profile: member({ kind: 'profile' }),
  contact: member({ kind: 'contact', of: 'mobile' }, { kind: 'contact', of: 'email' }),
  'payment-password': member({ kind: 'payment-password' }),
  icon: member({ kind: 'icon' }),
  'linked-sign-ins': member({ kind: 'linked-sign-ins' }),
  'record-filter': member(
    { kind: 'record-filter', of: 'transactions' },
    { kind: 'record-filter', of: 'bets' },
  ),
  'choose-limits': { not: 'protection.e2e' },
  limit: { not: 'protection.e2e' },
  'take-break': { not: 'protection.e2e' },
  'finish-sign-in': { not: 'sign-in-elsewhere.e2e: its code is spent by opening it' },
  'link-sign-in': { not: 'sign-in-elsewhere.e2e: only a login that came from elsewhere opens it' },
  'move-funds': { not: 'transfer-wallet.e2e: a vendor that holds money has to be linked' },
  contract: { not: 'contracts.e2e: an offer that waits has to stand' },
};

/** What may lie over a screen of somebody, in the table's order. */
export function overlaysOf(who: 'anybody' | 'member'): Overlay[] {
  return Object.values(overlays).flatMap((judged) =>
    'of' in judged && judged.of === who ? judged.as : [],
  );
}

/** Puts it over the page, in the place of the one before. */
export async function layOver(page: Page, overlay: Overlay): Promise<void> {
  await page.evaluate((text) => {
    for (const old of document.querySelectorAll('[role=dialog]')) old.setAttribute('data-old', '');
    history.replaceState({ ...history.state, overlay: text }, '');
  }, JSON.stringify(overlay));
  await page.locator('[role=dialog]:not([data-old])').waitFor();
  await page.locator('[role=dialog][data-old]').waitFor({ state: 'detached' });
  await atRest(page);
}
