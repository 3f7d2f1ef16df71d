import type { ReactNode } from 'react';
import type { Path } from '#client/ui/Go.tsx';
import { useIsServed } from './use-is-served.ts';

/** What is shown only where the gateway serves the screen it leads to. */
export function Offered({ to, children }: { to: Path; children: ReactNode }) {
  return useIsServed()(to) ? children : null;
}
