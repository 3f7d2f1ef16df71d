import type { ServerEvent } from '#contract/events.ts';

export type EventKind = ServerEvent['kind'];
type EventOf<Kind extends EventKind> = Extract<ServerEvent, { kind: Kind }>;
type Listener<Kind extends EventKind> = (event: EventOf<Kind>) => void;

/** Tells the listener of every event of the kind; answers how to stop. */
export function onServerEvent<Kind extends EventKind>(
  kind: Kind,
  listener: Listener<Kind>,
): () => void {
  const ofKind = listeners.get(kind) ?? new Set();
  listeners.set(kind, ofKind.add(listener));
  return () => void ofKind.delete(listener);
}

/** Tells the listener of every event there is. */
export function onEveryEvent(listener: (event: ServerEvent) => void): () => void {
  listenersToAll.add(listener);
  return () => void listenersToAll.delete(listener);
}

/**
 * Calls the listener at an event of the kind and whenever one may have been missed: the gateway says so
 * (`resync`), or a connection begins (`hello`), be it that it began before anybody listened here. For what no query's
 * `changedBy` can say.
 */
export function onChange(kind: EventKind, listener: () => void): () => void {
  if (isConnected) listener();
  const kinds = [kind, 'resync', 'hello'] as const;
  const stops = kinds.map((each) => onServerEvent(each, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

let isConnected = false;

/** Apart from the socket that tells: home listens from the beginning, and what it hears by follows. */
export function tell(event: ServerEvent): void {
  if (event.kind === 'hello') isConnected = true;
  for (const listener of listenersToAll) listener(event);
  // The map ties each set to its kind; the compiler cannot follow a key that is only known here.
  for (const listener of listeners.get(event.kind) ?? []) listener(event as never);
}

const listeners = new Map<EventKind, Set<(event: never) => void>>();
const listenersToAll = new Set<(event: ServerEvent) => void>();
