import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { HttpDependencies } from '../dependencies.ts';
import { developmentPolicy } from './content-policy.ts';
import type { Pages } from './page.ts';

/** The app out of its sources, with hot reload, beside the same answers; nothing is rendered here. */
export async function serveSources(app: FastifyInstance, given: HttpDependencies): Promise<Pages> {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });

  app.get('/*', { config: { kind: 'page' } }, async (request, reply) => {
    if (request.headers.accept?.includes('text/html')) {
      const isGallery = request.url === '/gallery';
      const source = await readFile(join(root, 'index.html'), 'utf8');
      const page = source.replace('data-brand="verbena"', `data-brand="${given.settings.brand}"`);
      const html = await vite.transformIndexHtml(request.url, isGallery ? galleryPage : page);
      return reply
        .header('content-security-policy', developmentPolicy())
        .type('text/html; charset=utf-8')
        .send(html);
    }
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
    return reply;
  });
  return { warm: () => undefined, close: () => vite.close() };
}

/** What the screens are made of, part by part; no build knows of it. */
const galleryPage = `<!doctype html>
<html lang="en" data-brand="verbena">
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Gallery</title>
  <body><script type="module" src="/src/client/gallery/main.tsx"></script></body>
</html>`;
