import type { ServerEvent } from '#contract/events.ts';

type EventOf<Kind extends ServerEvent['kind']> = Extract<ServerEvent, { kind: Kind }>;
type Listener<Kind extends ServerEvent['kind']> = (event: EventOf<Kind>) => void;

/** Tells the listener of every event of the kind; answers how to stop. */
export function onServerEvent<Kind extends ServerEvent['kind']>(
  kind: Kind,
  listener: Listener<Kind>,
): () => void {
  const ofKind = listeners.get(kind) ?? new Set();
  listeners.set(kind, ofKind.add(listener));
  return () => void ofKind.delete(listener);
}

/** Apart from the socket that tells: home listens from the beginning, and what it hears by follows. */
export function tell(event: ServerEvent): void {
  // The map ties each set to its kind; the compiler cannot follow a key that is only known here.
  for (const listener of listeners.get(event.kind) ?? []) listener(event as never);
}

const listeners = new Map<ServerEvent['kind'], Set<(event: never) => void>>();
