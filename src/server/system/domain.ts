import type { Domain } from '#server/kernel/domain.ts';
import { systemAnswers } from './handlers.ts';
import type { CapabilitiesServed } from './read-permission.ts';

/** The status names what the domains beside this one can serve, so compose hands that in. */
export function system(capabilitiesServed: CapabilitiesServed): Domain {
  return { answers: (app) => systemAnswers(app, capabilitiesServed) };
}
