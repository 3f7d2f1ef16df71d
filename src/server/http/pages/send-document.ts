import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpDependencies } from '../dependencies.ts';
import { originOf } from '../origin.ts';
import { formFor, isStillFresh, type Packed, tagOf } from '../packed.ts';
import { trimHeaders } from '../security-headers.ts';
import { contentPolicy } from './content-policy.ts';
import type { Document } from './document.ts';
import type { PageTemplate } from './page-template.ts';

interface DocumentContext {
  given: HttpDependencies;
  template: PageTemplate;
}

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { given, template }: DocumentContext,
  document: Document,
): FastifyReply {
  const { headers } = request;
  const [encoding, body] = formFor(document.packed, headers['accept-encoding']);
  reply
    .code(document.status)
    .header('content-security-policy', policyOf(request, given, template, document))
    .header('cache-control', 'no-cache')
    .header('vary', varying)
    .header('etag', tagOf(document.packed, encoding));
  if (document.status === 200 && isStillFresh(document.packed, headers['if-none-match'])) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', 'text/html; charset=utf-8').send(body);
}

// Of two pages for one address the phone's has less in it.
const varying = 'Cookie, Accept-Encoding, Accept-Language, Sec-CH-UA-Mobile, User-Agent';

/** Named by its content and the same for everybody, so a browser asks for it once. */
export function sendBeside(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Packed,
): FastifyReply {
  const [encoding, body] = formFor(packed, request.headers['accept-encoding']);
  trimHeaders(reply, 'program');
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'Accept-Encoding')
    .header('content-type', 'application/json; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

function policyOf(
  request: FastifyRequest,
  given: HttpDependencies,
  template: PageTemplate,
  { isShell, imageOrigins, frameOrigins, styleHashes }: Document,
): string {
  return contentPolicy({
    scriptHashes: isShell ? template.shellScriptHashes : template.scriptHashes,
    styleHashes,
    imageOrigins,
    frameOrigins,
    ownOrigin: originOf(request, given.settings),
  });
}

/**
 * `Link` headers: the browser fetches at once what the program would ask for one after the other. The
 * program itself goes first.
 */
export function linksTo(files: ReadonlySet<string>): string[] {
  return [...files].map((file) => {
    if (file.endsWith('.css'))
      return `<${file}>; rel=preload; as=style; crossorigin; fetchpriority=low`;
    if (file.endsWith('.json'))
      return `<${file}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`;
    return `<${file}>; rel=modulepreload; fetchpriority=low`;
  });
}
