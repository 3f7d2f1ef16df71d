import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '#client/ground/session/require-login.ts';

/** The gate of every screen that only somebody sees who is logged in. */
export const Route = createFileRoute('/_apart/_member')({
  beforeLoad: ({ context }) => requireLogin({ context }),
});
