import type { FastifyInstance } from 'fastify';
import { addressOf } from '../address.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { visitOf } from './visit.ts';

/**
 * Leads on who comes back from another site. What the address carries is spent here and stands in no
 * page: nothing is drawn, nothing is kept, and the way on is a path of our own.
 */
export function serveLandings(app: FastifyInstance, given: HttpDependencies): void {
  for (const { path, land } of given.landings) {
    app.route({
      method: 'GET',
      url: path,
      // A program that only looks ahead must not spend what the person comes for.
      exposeHeadRoute: false,
      config: { kind: 'landing' },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { status } = await given.standing(addressOf(request));
        if (status !== 0) return reply.redirect(home, 303);
        const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
        const { to, refusedWith } = await land({ query, visit: visitOf(request, given) });
        if (refusedWith) reply.refusedWith = refusedWith;
        // An empty fragment of ours, or the browser would carry the other site’s along.
        return reply.redirect(isInside(to) ? `${to}#` : home, 303);
      },
    });
  }
}

const home = '/';

function isInside(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path);
}
