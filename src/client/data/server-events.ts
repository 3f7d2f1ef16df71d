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

/**
 * Calls the listener whenever this page may have missed an event: the gateway says so (`resync`), or a connection
 * stands again that was lost. The page's first connection does not count: its data was fetched a moment before.
 */
export function onMissed(listener: () => void): () => void {
  const stops = [
    onServerEvent('resync', listener),
    onServerEvent('hello', () => wasConnected && listener()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

let wasConnected = false;

/** Apart from the socket that tells: home listens from the beginning, and what it hears by follows. */
export function tell(event: ServerEvent): void {
  // The map ties each set to its kind; the compiler cannot follow a key that is only known here.
  for (const listener of listeners.get(event.kind) ?? []) listener(event as never);
  if (event.kind === 'hello') wasConnected = true;
}

const listeners = new Map<ServerEvent['kind'], Set<(event: never) => void>>();
