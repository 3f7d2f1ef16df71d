import type { ReactNode } from 'react';
import type { Capability } from '#contract/capabilities.ts';
import { useCapability } from './use-capability.ts';

/** An entry that is shown only where the gateway serves what it leads to. */
export function Offered({ needs, children }: { needs: Capability; children: ReactNode }) {
  return useCapability(needs) ? children : null;
}
