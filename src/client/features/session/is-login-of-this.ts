import type { EventBody } from '#contract/events.ts';
import type { Session } from '#contract/sessions.ts';

/**
 * Whether what is told is the very login that opened the session here, or one before it, which the
 * login has told of already. Both moments are the gateway's, so the clock of this device is no matter.
 */
export function isLoginOfThis(
  { at, by }: EventBody<'device.new'>,
  sessions: readonly Pick<Session, 'id' | 'isThis' | 'since'>[],
): boolean {
  const own = sessions.find(({ isThis }) => isThis);
  if (!own) return false;
  return by === own.id || Date.parse(at) < Date.parse(own.since);
}
