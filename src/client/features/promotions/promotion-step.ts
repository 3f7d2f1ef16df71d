import type { Capability } from '#contract/capabilities.ts';
import type { Promotion } from '#contract/content.ts';

/** Where a promotion's button leads: a path of ours, an address elsewhere, or the app's download. */
export type PromotionStep =
  | { kind: 'path'; path: string }
  | { kind: 'address'; address: string }
  | { kind: 'download' };

const neededBy: Readonly<Record<string, Capability>> = {
  '/agentHome': 'agents',
  '/member/referral': 'referral',
  '/member/vip': 'vip',
  '/member/raffles': 'raffles',
  '/pointMall': 'points',
};

/**
 * Null where the gateway does not serve the page.
 * Who is logged in already has an account: signing up or logging in then means going to the lobby.
 */
export function promotionStep(
  { action, actionPath }: Pick<Promotion, 'action' | 'actionPath'>,
  isLogin: boolean,
  served: readonly Capability[],
): PromotionStep | null {
  if (action === 'DOWNLOAD') return { kind: 'download' };
  if (action === 'REGISTER' && !isLogin) return { kind: 'path', path: '/register' };
  if (action === 'LOGIN' && !isLogin) return { kind: 'path', path: '/login' };
  if (actionPath?.startsWith('https://')) return { kind: 'address', address: actionPath };
  const path = actionPath ?? '/';
  const needs = neededBy[path];
  return needs === undefined || served.includes(needs) ? { kind: 'path', path } : null;
}
