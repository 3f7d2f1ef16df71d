import type { Path } from '#client/ui/Go.tsx';
import type { Promotion } from '#contract/content.ts';

/** Where a promotion's button leads: a screen of ours, an address elsewhere, or the app's download. */
export type PromotionStep =
  | { kind: 'path'; path: Path }
  | { kind: 'address'; address: string }
  | { kind: 'download' };

/**
 * Null where an editor named a screen that there is not, or that the gateway does not serve.
 * Who is logged in already has an account: signing up or logging in then means going to the lobby.
 */
export function promotionStep(
  { action, actionPath }: Pick<Promotion, 'action' | 'actionPath'>,
  isLogin: boolean,
  isServed: (path: string) => path is Path,
): PromotionStep | null {
  if (action === 'DOWNLOAD') return { kind: 'download' };
  if (action === 'REGISTER' && !isLogin) return { kind: 'path', path: '/register' };
  if (action === 'LOGIN' && !isLogin) return { kind: 'path', path: '/login' };
  if (actionPath?.startsWith('https://')) return { kind: 'address', address: actionPath };
  const path = actionPath ?? '/';
  return isServed(path) ? { kind: 'path', path } : null;
}
