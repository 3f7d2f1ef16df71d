import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '#client/router.tsx';
import { memberQuery } from './member-query.ts';

interface Gate {
  context: RouterContext;
  location: { pathname: string };
}

/**
 * The gate of login-only screens: a visitor is sent to /login, which is home with the login popup, or
 * from the agents' centre to its own entrance.
 */
export async function requireLogin({ context, location }: Gate): Promise<void> {
  const member = await context.queryClient.ensureQueryData(memberQuery).catch(() => null);
  if (member) return;
  throw redirect({ to: location.pathname.startsWith('/agentHome') ? '/agent' : '/login' });
}
