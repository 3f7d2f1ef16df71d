import type { FastifyInstance } from 'fastify';
import { BoundedMemory } from '../bounded-memory.ts';
import { boundsOf, type HttpDependencies } from '../dependencies.ts';
import { formFor, isStillFresh, type Packed, pack, tagOf, unpacked, weightOf } from '../packed.ts';
import { sendRefusal } from '../refusal.ts';
import { trimHeaders } from '../security-headers.ts';
import { SingleFlight } from '../single-flight.ts';

interface Picture {
  type: string;
  packed: Packed;
}

/** Covers and banners: drawn when first asked for, compressed once, kept in memory. */
export function serveArt(app: FastifyInstance, given: HttpDependencies): void {
  const bounds = boundsOf(given);
  const pictures = new BoundedMemory<Picture>(bounds.pictures, bounds.pictureBytes);
  const flights = new SingleFlight<Picture | undefined>();

  async function draw(path: string): Promise<Picture | undefined> {
    const art = await given.findArt(path);
    if (!art) return undefined;
    const packed = unpacked(art.body);
    // Pictures of dots are compressed already.
    if (/svg|json|text/.test(art.type)) await pack(packed, artBrotliQuality);
    const picture = { type: art.type, packed };
    pictures.set(path, picture, weightOf(packed));
    return picture;
  }

  app.get('/art/*', { config: { kind: 'file' } }, async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?');
    const picture =
      path.length > longestPath
        ? undefined
        : (pictures.get(path) ?? (await flights.do(path, () => draw(path))));
    if (!picture) return sendRefusal(reply, given.defaultLanguage, 'request.unknown-path');
    const { headers } = request;
    const [encoding, body] = formFor(picture.packed, headers['accept-encoding']);
    // An address with its version in it never shows anything else.
    const isVersioned = /(^|&)v=[^&]/.test(query);
    trimHeaders(reply, 'picture');
    reply
      .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('vary', 'Accept-Encoding')
      .header('etag', tagOf(picture.packed, encoding));
    if (isStillFresh(picture.packed, headers['if-none-match'])) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('content-type', picture.type).send(body);
  });
}

const artBrotliQuality = 9;
const longestPath = 200;
