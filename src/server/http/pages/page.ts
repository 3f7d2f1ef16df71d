import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shellAddress } from '#contract/first-paint.ts';
import { languages, type Theme, themes } from '#contract/values.ts';
import { addressOf } from '../address.ts';
import type { AnswerMemory } from '../answer-memory.ts';
import { cookieOf, sessionCookieOf } from '../cookies.ts';
import type { HttpDependencies, Standing } from '../dependencies.ts';
import { type StaticFiles, sendStaticFile } from '../files/static-files.ts';
import { isLanguage } from '../language.ts';
import type { Limits } from '../limits.ts';
import { originOf } from '../origin.ts';
import { formFor, isStillFresh, type Packed, tagOf } from '../packed.ts';
import { sendRefusal } from '../refusal.ts';
import { trimHeaders } from '../security-headers.ts';
import { secondsUntilOpen, standingRefusal } from '../standing.ts';
import { describeThrown } from '../thrown.ts';
import { contentPolicy } from './content-policy.ts';
import { createDocuments, type Documents } from './documents.ts';
import { type FirstPaintPaths, loadFirstPaint } from './first-paint.ts';
import { createKnownValues, type KnowsValue } from './known-values.ts';
import { besidePath, lookOfBeside } from './page-beside.ts';
import { type PageTemplate, readTemplate } from './page-template.ts';
import type { Document, Look } from './paint-document.ts';
import { readScreenFiles } from './screen-files.ts';
import { createPartOf } from './screen-part.ts';
import { createWarming } from './warming.ts';

export interface Pages {
  /** Makes home in every language ready, so that nobody waits for it. */
  warm(): void;
  /** Before the doors close; when it is done, nothing asks the database by itself any more. */
  close(): Promise<void>;
}

interface PagesParts {
  given: HttpDependencies;
  memory: AnswerMemory;
  files: StaticFiles;
  limits: Limits;
}

/** Files of the build, and for every other navigation a document. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of routes over the same documents
export async function servePages(app: FastifyInstance, parts: PagesParts): Promise<Pages> {
  const { given, memory, files, limits } = parts;
  const template = await readTemplate(given.appFolder, given.settings.brand);
  const renderer = template && (await loadFirstPaint(given.firstPaintFile, given.log));
  const screens = await readScreenFiles(given.appFolder);
  const documents =
    template && createDocuments({ given, memory, files, limits, template, screens, renderer });
  const knowsValue = createKnownValues(given, memory);
  const partOf = createPartOf(given, memory);

  const config = { kind: 'page' } as const;
  app.get('/*', { config }, async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const file = files.get(path);
    if (file) return sendStaticFile(reply, file);
    if (!isNavigation(request, path)) {
      return sendRefusal(reply, given.defaultLanguage, 'request.unknown-path');
    }
    if (!template || !documents) {
      return sendRefusal(reply, given.defaultLanguage, 'system.unavailable');
    }
    const look = lookOf(request, given);
    if (path === shellAddress) return send(request, reply, template, await documents.shell(look));
    const standing = await given.standing(addressOf(request));
    const document = await choose(request, path, look, standing, documents);
    if (document.isShell && document.status === 200 && renderer) {
      const part = await partOf(path, request.url.split('?')[1] ?? '', look.language);
      const ahead = screens.filesOf(renderer.sourcesOf(path, part, look.language));
      reply.header('link', linksTo(ahead.difference(template.known)));
    }
    if (standing.status === 1) {
      reply.header('retry-after', String(secondsUntilOpen(standing, given.clock)));
    }
    return send(request, reply, template, document);
  });

  app.get(`${besidePath}/:look/:tag`, { config }, async (request, reply) => {
    // What stands beside a page is the page's own data, closed to whom the site is closed.
    const closed = standingRefusal(await given.standing(addressOf(request)), given.clock);
    if (closed) return sendRefusal(reply, given.defaultLanguage, ...closed);
    const { look: named, tag } = request.params as { look: string; tag: string };
    const { of } = request.query as { of?: unknown };
    const look = lookOfBeside(named);
    const paths = renderer?.paths ?? {};
    const address = typeof of === 'string' ? await publicAddress(of, paths, knowsValue) : undefined;
    const found =
      look && address && (await documents?.beside(tag, look, address, addressOf(request)));
    return found
      ? sendBeside(request, reply, found)
      : sendRefusal(reply, given.defaultLanguage, 'request.unknown-path');
  });

  async function choose(
    request: FastifyRequest,
    path: string,
    look: Look,
    standing: Standing,
    documents: Documents,
  ): Promise<Document> {
    const askedFrom = addressOf(request);
    // A closed site looks the same at every address.
    if (standing.status !== 0) return documents.rendered(look, '/', standing, askedFrom);
    const isKnown = renderer?.knowsPath(path) ?? true;
    // The visitor's header must not flash at someone who is logged in.
    if (sessionCookieOf(request)) return documents.shell(look, isKnown ? 200 : 404);
    if (!isKnown) return documents.rendered(look, unknownAddress, standing, askedFrom);
    const address = await publicAddress(request.url, renderer?.paths ?? {}, knowsValue);
    if (address === undefined) return documents.shell(look);
    return documents.rendered(look, address, standing, askedFrom);
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    template: PageTemplate,
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

  const warming = createWarming((isWanted) =>
    warmHome(documents, isWanted).catch((thrown: unknown) => {
      given.log.error({ thrown: describeThrown(thrown) }, 'home could not be made ready');
    }),
  );
  const stopListening = given.versions.onChange(warming.soon);
  return {
    warm: warming.now,
    async close() {
      stopListening();
      await Promise.all([warming.stop(), documents?.close()]);
    },
  };
}

// One address stands for all that lead nowhere: otherwise each would be rendered and kept.
const unknownAddress = '/not-found';

// Of two pages for one address the phone's has less in it.
const varying = 'Cookie, Accept-Encoding, Accept-Language, Sec-CH-UA-Mobile, User-Agent';

/** Named by its content, and nobody's in particular: it never has to be asked for twice. */
function sendBeside(request: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
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

/** The order in which a page is chosen its looks: the device's choice, else the merchant's. */
function lookOf(request: FastifyRequest, given: HttpDependencies): Look {
  const language = cookieOf(request, 'lang');
  const theme = cookieOf(request, 'theme');
  return {
    language: isLanguage(language) ? language : given.defaultLanguage,
    theme: isTheme(theme) ? theme : 'auto',
    isNarrow: isPhone(request.headers),
  };
}

/** Chromium says it in a word, the others in their name; tablets say neither. */
function isPhone(headers: FastifyRequest['headers']): boolean {
  const said = headers['sec-ch-ua-mobile'];
  return said === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : said === '?1';
}

function isTheme(text: string | undefined): text is Theme {
  return themes.some((theme) => theme === text);
}

/** A lost script or picture must stay an error: answered with a page it would fail in stranger ways. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  const looksLikeFile = /\.[a-z0-9]{1,12}$/i.test(path) && path !== '/index.html';
  return accept.includes('*/*') && !looksLikeFile;
}

/**
 * Path and those search parameters that change the page, in one order; undefined: no public page, or
 * one of a value that leads to nothing.
 */
export async function publicAddress(
  url: string,
  paths: FirstPaintPaths,
  knowsValue: KnowsValue,
): Promise<string | undefined> {
  const [path = '/', query = ''] = url.split('?');
  if (!Object.hasOwn(paths, path)) return undefined;
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of [...(paths[path] ?? [])].sort()) {
    const value = given.get(name);
    if (value === null || value.length > longestValue) continue;
    if (!(await knowsValue(name, value))) return undefined;
    known.set(name, value);
  }
  const search = known.toString();
  return search === '' ? path : `${path}?${search}`;
}

const longestValue = 64;

/**
 * Has a browser fetch beside the program what the program would ask for one after the other; the
 * program itself goes before.
 */
function linksTo(files: ReadonlySet<string>): string[] {
  return [...files].map((file) =>
    file.endsWith('.css')
      ? `<${file}>; rel=preload; as=style; crossorigin; fetchpriority=low`
      : `<${file}>; rel=modulepreload; fetchpriority=low`,
  );
}

/** One after the other, so that calls come in between. */
async function warmHome(documents: Documents | undefined, isWanted: () => boolean): Promise<void> {
  const open: Standing = { status: 0, maintenanceEnd: null, country: null };
  for (const language of languages) {
    for (const isNarrow of [true, false]) {
      if (!isWanted()) return;
      const look: Look = { language, theme: 'auto', isNarrow };
      await documents?.rendered(look, '/', open);
      await documents?.shell(look);
    }
  }
}
