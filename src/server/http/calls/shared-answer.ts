import type { FastifyReply } from 'fastify';
import { sharedCacheSeconds } from '#contract/call.ts';
import { formFor, isStillFresh, type Packed, tagOf } from '../packed.ts';
import { jsonType } from '../refusal.ts';

/**
 * Sends an answer that is the same for everyone, so that a CDN can send it in our place. Where
 * regions are ruled, a cache has to ask about each address first, and is answered by a 304.
 */
export function sendShared(
  reply: FastifyReply,
  packed: Packed,
  isSameForAll: boolean,
): FastifyReply {
  const { headers } = reply.request;
  const [encoding, body] = formFor(packed, headers['accept-encoding']);
  reply
    .header('cache-control', isSameForAll ? keptForAll : askedEachTime)
    .header('vary', 'Accept-Encoding')
    .header('etag', tagOf(packed, encoding));
  if (isStillFresh(packed, headers['if-none-match'])) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', jsonType).send(body);
}

const keptForAll = `public, max-age=0, s-maxage=${sharedCacheSeconds}, must-revalidate`;
const askedEachTime = 'public, no-cache';
