import type { Page } from 'playwright';
import type { FileRouteTypes } from '#client/route-tree.gen.ts';
import { atRest } from './violations.ts';

export type ScreenPath = FileRouteTypes['to'];
export type Viewer = 'visitor' | 'member' | 'agent';
type Seen = Viewer | { by: Viewer; also: readonly string[] } | { not: string };

/**
 * Every screen of the route tree: who looks at it, and at what else of it that has an address; or why
 * it is no screen of its own. Neighbours are of different kinds, so that each is seen to replace the one before.
 */
const screens: Readonly<Record<ScreenPath, Seen>> = {
  '/rng': 'visitor',
  '/sports': 'visitor',
  '/live': 'visitor',
  '/lott': 'visitor',
  '/search': 'visitor',
  '/fish': 'visitor',
  '/esports': 'visitor',
  '/pvp': 'visitor',
  '/elott': 'visitor',
  '/inHouse': 'visitor',
  '/promotions': 'visitor',
  '/favorite': 'member',
  '/help': 'visitor',
  '/recent': 'member',
  '/agent': 'visitor',
  '/': 'visitor',
  '/pointMall': 'member',
  '/lottery': 'member',
  '/member': 'member',
  '/seamless': 'member',
  '/vnLottery': 'member',
  '/member/transferFund': 'member',
  '/member/transactionHistory': 'member',
  '/seaLottery': 'member',
  '/member/personalHistoryCopy': 'member',
  '/member/bonusDetails': 'member',
  '/member/personalProfit': 'member',
  '/member/creditReport': 'member',
  '/member/vip': 'member',
  '/member/messageV2': 'member',
  '/member/referral': 'member',
  '/member/identity': 'member',
  '/member/envelopes': 'member',
  '/member/raffles': 'member',
  '/member/manualRebate': 'member',
  '/member/depositv2': 'member',
  '/member/playSafely': 'member',
  '/member/withdraw': 'member',
  '/member/notifications': 'member',
  '/member/rewardCenter': 'member',
  '/member/transferUpline': 'member',
  '/member/missionLeaderboard': 'member',
  '/login': { not: 'a dialog over home, among the overlays' },
  '/register': { not: 'a dialog over home, among the overlays' },
  '/member/$page': { not: 'an unknown page is the first one' },
  '/member/securityCenter': { not: 'the centre’s first page by its name' },
  '/member/contracts': 'agent',
  '/member/contractBills': 'agent',
  '/agentHome': 'agent',
  '/agentHome/$page': { not: 'an unknown page is the first one' },
  '/agentHome/registerCenter': 'agent',
  '/agentHome/agentTeamOverview': 'agent',
  '/agentHome/downlineManagmentView': { by: 'agent', also: ['member=promotora'] },
  '/agentHome/more': 'agent',
  '/agentHome/personalHistoryCopy': { by: 'agent', also: ['by=member', 'by=class'] },
  '/agentHome/agentAnnouncement': 'agent',
  '/agentHome/palStatementsAgentCopy': 'agent',
  '/agentHome/contracts': {
    by: 'agent',
    also: ['edit=offer&account=promotora&kind=daily', 'edit=request', 'whose=downlines'],
  },
  '/agentHome/agentRevenueReport': 'agent',
  '/agentHome/agentDownlineTransactionDetailsCopy': 'agent',
  '/agentHome/agentDividendRecordCopy2': 'agent',
  '/agentHome/agentDailyWages2': 'agent',
  '/agentHome/agentHourSalary': 'agent',
  '/agentHome/agentRealtimeSalary': 'agent',
};

/** Whose demonstration each is. */
export const accountOf = { member: 'demo', agent: 'agente' } as const;

/** Where somebody looks, as the address is written outside. */
export function addressesFor(viewer: Viewer): string[] {
  return (Object.entries(screens) as [ScreenPath, Seen][]).flatMap(([path, seen]) => {
    if (typeof seen === 'string') return seen === viewer ? [addressOf(path)] : [];
    if ('not' in seen || seen.by !== viewer) return [];
    const address = addressOf(path);
    const joint = address.includes('?') ? '&' : '?';
    return [address, ...seen.also.map((more) => `${address}${joint}${more}`)];
  });
}

/** A page of a centre is named behind the question mark. */
export function addressOf(path: string): string {
  return path.replace(/^\/(member|agentHome)\/(\w+)$/, '/$1?page=$2');
}

/** Goes there as a link inside the app does, without loading the page anew. */
export async function goInside(page: Page, address: string): Promise<void> {
  const isSameScreen = await page.evaluate((to) => {
    const screenOf = (url: URL) => `${url.pathname} ${url.searchParams.get('page')}`;
    return screenOf(new URL(to, location.href)) === screenOf(new URL(location.href));
  }, address);
  // Another look at the same screen replaces none.
  if (isSameScreen) await replaceScreen(page, '/agent');
  await replaceScreen(page, address);
}

async function replaceScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-old', '');
    history.pushState({}, '', to);
  }, address);
  await page.locator('main:not([data-old])').waitFor();
  await page.locator('main[data-old]').waitFor({ state: 'detached' });
  await atRest(page);
}
