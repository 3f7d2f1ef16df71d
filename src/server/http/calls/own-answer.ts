import type { FastifyReply } from 'fastify';
import { formFor, pack, smallestBytes, unpacked } from '../packed.ts';
import { jsonType } from '../refusal.ts';

/** Sends an answer that belongs to one caller, so nobody on its way may store it. */
export async function sendOwnAnswer(reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('content-type', jsonType);
  const json = JSON.stringify({ success: true, value });
  const accepted = reply.request.headers['accept-encoding'];
  if (!accepted || Buffer.byteLength(json) < smallestBytes * 2) return reply.send(json);
  // A low level, because the answer is sent once and the caller waits for it.
  const packed = await pack(unpacked(json), ownBrotliQuality);
  const [encoding, body] = formFor(packed, accepted);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

const ownBrotliQuality = 3;
