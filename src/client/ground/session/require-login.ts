import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '#client/router.tsx';
import { memberQuery } from './member-query.ts';

interface Gate {
  context: RouterContext;
}

/** The gate of login-only screens: a visitor is sent to /login, which is home with the login popup. */
export async function requireLogin({ context }: Gate): Promise<void> {
  const member = await context.queryClient.ensureQueryData(memberQuery).catch(() => null);
  if (!member) throw redirect({ to: '/login' });
}
