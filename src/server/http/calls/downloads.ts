import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../address.ts';
import { tokenOf } from '../cookies.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { languageOf } from '../language.ts';
import { sendRefusal } from '../refusal.ts';
import { standingRefusal } from '../standing.ts';
import { admit } from './caller.ts';
import { readBy } from './request-reader.ts';
import { visitOf } from './visit.ts';

/**
 * Sends files that are made line by line: none of them lies whole in memory, however long it is. The
 * way to one is that of a call, and so are its refusals.
 */
export function serveDownloads(app: FastifyInstance, given: HttpDependencies): void {
  for (const download of given.downloads) {
    app.route({
      method: 'GET',
      url: download.path,
      exposeHeadRoute: false,
      config: { kind: 'call', callName: download.name },
      handler: async (request, reply) => {
        const closed = standingRefusal(await given.standing(addressOf(request)), given.clock);
        if (closed) return sendRefusal(reply, given.defaultLanguage, ...closed);
        const admission = await admit(download, tokenOf(request), given.identify);
        if (!admission.isAdmitted) {
          return sendRefusal(reply, given.defaultLanguage, admission.code);
        }
        const language = () => languageOf(request, given.defaultLanguage);
        const read = readBy(download.request, request.query, language);
        if (!read.isRead) return sendRefusal(reply, given.defaultLanguage, read.code, read);
        const { player } = admission;
        if (!player) return sendRefusal(reply, given.defaultLanguage, 'session.missing');
        const file = await download.open({
          // The schema has read it, which the list's type cannot say.
          request: read.value as never,
          player,
          visit: visitOf(request, given),
        });
        reply
          .header('content-type', file.contentType)
          .header('content-disposition', `attachment; filename="${file.fileName}"`)
          .header('cache-control', 'no-store');
        return reply.send(Readable.from(file.chunks));
      },
    });
  }
}
