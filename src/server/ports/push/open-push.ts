import type { Settings } from '#server/settings/settings.ts';
import type { Push } from './push.ts';
import { webPush } from './web-push.ts';

/** There is no other way to a browser, so there is no sandbox either: tests have a service of their own. */
export function openPush({
  pushSubject,
  pushServices,
  publicOrigin,
}: Pick<Settings, 'pushSubject' | 'pushServices' | 'publicOrigin'>): Push {
  const origin = publicOrigin?.startsWith('https:') ? publicOrigin : undefined;
  // Push services refuse who names nobody; on a laptop nobody is there to be written to.
  const subject = pushSubject ?? origin ?? 'mailto:nobody@nowhere.invalid';
  return webPush({ subject, services: pushServices });
}
