import type { Promotion } from '#contract/content.ts';

/** Where a promotion's button leads: a path of ours, an address elsewhere, or the app's download. */
export type PromotionStep =
  | { kind: 'path'; path: string }
  | { kind: 'address'; address: string }
  | { kind: 'download' };

/** Who is logged in already has an account: signing up or logging in then means going to the lobby. */
export function promotionStep(
  { action, actionPath }: Pick<Promotion, 'action' | 'actionPath'>,
  isLogin: boolean,
): PromotionStep {
  if (action === 'DOWNLOAD') return { kind: 'download' };
  if (action === 'REGISTER' && !isLogin) return { kind: 'path', path: '/register' };
  if (action === 'LOGIN' && !isLogin) return { kind: 'path', path: '/login' };
  if (actionPath?.startsWith('https://')) return { kind: 'address', address: actionPath };
  return { kind: 'path', path: actionPath ?? '/' };
}
