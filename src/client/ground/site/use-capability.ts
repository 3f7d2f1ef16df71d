import type { Capability } from '#contract/capabilities.ts';
import { useSite } from './use-site.ts';

/** Whether the gateway serves this. Until that is known it does not: no entry may lead nowhere. */
export function useCapability(capability: Capability): boolean {
  return useSite()?.capabilities?.includes(capability) ?? false;
}
