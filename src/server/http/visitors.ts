import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { addressOf, limitKeyOf } from './address.ts';
import { BoundedMemory } from './bounded-memory.ts';
import type { Given } from './given.ts';
import { isEncrypted, originOf } from './origin.ts';

/** What follows from the connection and the words of trusted proxies, and from nothing else. */
export interface Visitor {
  address: string;
  limitKey: string;
  origin: string;
  isEncrypted: boolean;
  /** The edition in which the site was open to this address; it stays open until the next. */
  openIn: string | undefined;
}

export interface Visitors {
  recall(incoming: IncomingMessage): Visitor | undefined;
  /** `openIn` where it has just been found that the site is open to it. */
  learn(request: FastifyRequest, openIn?: string): void;
}

/**
 * Whom the ordinary way has seen. Only it judges whose word counts and who is let in; what it found
 * holds for every request that comes the same way and says the same.
 */
export function createVisitors({ settings }: Pick<Given, 'settings'>): Visitors {
  const known = new BoundedMemory<Visitor>(visitorsAtMost, visitorBytes);
  const spokenFor = settings.trustedProxies.length > 0 ? proxyHeaders : [];

  function keyOf({ socket, headers }: IncomingMessage): string {
    // A line break cannot stand in a header, so no two visitors share a key.
    let key = `${socket.remoteAddress}\n${headers.host}`;
    for (const name of spokenFor) key += `\n${headers[name]}`;
    return key;
  }

  return {
    recall: (incoming) => known.get(keyOf(incoming)),
    learn(request, openIn) {
      const key = keyOf(request.raw);
      const visitor = known.get(key);
      if (visitor) {
        visitor.openIn = openIn ?? visitor.openIn;
      } else if (key.length <= longestKey) {
        const address = addressOf(request);
        known.set(
          key,
          {
            address,
            limitKey: limitKeyOf(address),
            origin: originOf(request, settings),
            isEncrypted: isEncrypted(request, settings),
            openIn,
          },
          key.length * 2 + bytesBesides,
        );
      }
    },
  };
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;
const visitorsAtMost = 20_000;
const visitorBytes = 8 * 1024 * 1024;
const bytesBesides = 300;
const longestKey = 500;
