import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shellAddress } from '#contract/first-paint.ts';
import { addressOf } from '../address.ts';
import type { AnswerMemory } from '../answer-memory.ts';
import { sessionCookieOf } from '../cookies.ts';
import type { HttpDependencies, Standing } from '../dependencies.ts';
import { type StaticFiles, sendStaticFile } from '../files/static-files.ts';
import type { Limits } from '../limits.ts';
import { sendRefusal } from '../refusal.ts';
import { secondsUntilOpen, standingRefusal } from '../standing.ts';
import { describeThrown } from '../thrown.ts';
import type { Document } from './document.ts';
import { Documents } from './documents.ts';
import { type FirstPaintRenderer, loadFirstPaint } from './first-paint.ts';
import { createKnownValues, type KnowsValue } from './known-values.ts';
import type { Look } from './look.ts';
import { isNavigation, lookOf, publicAddress } from './navigation.ts';
import { besidePath, lookOfBeside } from './page-beside.ts';
import { type PageTemplate, readTemplate } from './page-template.ts';
import { readScreenFiles, type ScreenFiles } from './screen-files.ts';
import { linksTo, sendBeside, sendDocument } from './send-document.ts';
import { warmHome } from './warm-home.ts';
import { createWarming } from './warming.ts';

export interface Pages {
  /** Makes home in every language ready, so that nobody waits for it. */
  warm(): void;
  /** Before the port closes; when it is done, nothing asks the database by itself any more. */
  close(): Promise<void>;
}

interface PagesParts {
  given: HttpDependencies;
  memory: AnswerMemory;
  files: StaticFiles;
  limits: Limits;
}

/** What a build brings, and the documents that are painted with it. */
interface Painter {
  given: HttpDependencies;
  template: PageTemplate;
  renderer: FirstPaintRenderer | undefined;
  screens: ScreenFiles;
  documents: Documents;
  knowsValue: KnowsValue;
}

/** Files of the build, and for every other navigation a document. */
export async function servePages(app: FastifyInstance, parts: PagesParts): Promise<Pages> {
  const { given, files } = parts;
  const painter = await createPainter(parts);
  const config = { kind: 'page' } as const;
  app.get('/*', { config }, async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const file = files.get(path);
    if (file) return sendStaticFile(reply, file);
    if (!isNavigation(request, path)) {
      return sendRefusal(reply, given.defaultLanguage, 'request.unknown-path');
    }
    if (!painter) return sendRefusal(reply, given.defaultLanguage, 'system.unavailable');
    return answerNavigation(painter, request, reply, path);
  });
  app.get(`${besidePath}/:look/:tag`, { config }, async (request, reply) => {
    // What stands beside a page is the page's own data, closed to whom the site is closed.
    const closed = standingRefusal(await given.standing(addressOf(request)), given.clock);
    if (closed) return sendRefusal(reply, given.defaultLanguage, ...closed);
    const found = painter && (await findBeside(painter, request));
    return found
      ? sendBeside(request, reply, found)
      : sendRefusal(reply, given.defaultLanguage, 'request.unknown-path');
  });

  const warming = createWarming((isWanted) =>
    warmHome(painter?.documents, isWanted).catch((thrown: unknown) => {
      given.log.error({ thrown: describeThrown(thrown) }, 'home could not be made ready');
    }),
  );
  const stopListening = given.versions.onChange(warming.soon);
  return {
    warm: warming.now,
    async close() {
      stopListening();
      await Promise.all([warming.stop(), painter?.documents.close()]);
    },
  };
}

/** Undefined where nothing was built. */
async function createPainter(parts: PagesParts): Promise<Painter | undefined> {
  const { given, memory } = parts;
  const template = await readTemplate(given.appFolder, given.settings.brand);
  if (!template) return undefined;
  const renderer = await loadFirstPaint(given.firstPaintFile, given.log);
  const screens = await readScreenFiles(given.appFolder);
  const documents = new Documents({ ...parts, template, screens, renderer });
  const knowsValue = createKnownValues(given, memory);
  return { given, template, renderer, screens, documents, knowsValue };
}

async function answerNavigation(
  painter: Painter,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const { given, template, documents, renderer, screens } = painter;
  const look = lookOf(request, given);
  if (path === shellAddress) {
    return sendDocument(request, reply, painter, await documents.shell(look));
  }
  const standing = await given.standing(addressOf(request));
  const document = await chooseDocument(painter, request, path, look, standing);
  if (document.isShell && document.status === 200 && renderer) {
    const sources = await documents.sourcesOf(request.url, look.language);
    reply.header('link', linksTo(screens.filesOf(sources).difference(template.known)));
  }
  if (standing.status === 1) {
    reply.header('retry-after', String(secondsUntilOpen(standing, given.clock)));
  }
  return sendDocument(request, reply, painter, document);
}

async function chooseDocument(
  { documents, renderer, knowsValue }: Painter,
  request: FastifyRequest,
  path: string,
  look: Look,
  standing: Standing,
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

// One address stands for all that lead nowhere: otherwise each would be rendered and kept.
const unknownAddress = '/not-found';

async function findBeside({ documents, renderer, knowsValue }: Painter, request: FastifyRequest) {
  const { look: lookName, tag } = request.params as { look: string; tag: string };
  const { of } = request.query as { of?: unknown };
  const look = lookOfBeside(lookName);
  if (!look || typeof of !== 'string') return undefined;
  const address = await publicAddress(of, renderer?.paths ?? {}, knowsValue);
  if (!address) return undefined;
  return documents.beside(tag, look, address, addressOf(request));
}
