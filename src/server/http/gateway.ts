import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { formType } from '#contract/call.ts';
import { sealing } from '#contract/keys.ts';
import { pictureTypes } from '#contract/picture.ts';
import { createAnswerMemory } from './answer-memory.ts';
import { bindCalls } from './calls/calls.ts';
import { serveDownloads } from './calls/downloads.ts';
import { serveLandings } from './calls/landings.ts';
import { serveOpenApi } from './calls/openapi.ts';
import { serveHooks } from './calls/webhooks.ts';
import { type Bounds, boundsOf, type Given } from './dependencies.ts';
import { createDrain } from './drain.ts';
import { guardEntrance } from './entrance.ts';
import { answerFaults } from './faults.ts';
import { serveArt } from './files/art.ts';
import { serveManifest } from './files/manifest.ts';
import { loadStaticFiles } from './files/static-files.ts';
import { serveHealth } from './health.ts';
import { readFormBody, readJsonBody, readPictureBody, readSealedBody } from './json-body.ts';
import { createLimits } from './limits.ts';
import { createMetrics } from './metrics.ts';
import { servePages } from './pages/page.ts';
import { readableAddress } from './readable-address.ts';
import { newRequestId } from './request-id.ts';
import { createTeller, logRequests } from './request-log.ts';
import { attachSockets } from './sockets/socket.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: 'call' | 'page' | 'file' | 'service' | 'landing' | 'hook';
    callName?: string;
  }
  interface FastifyReply {
    /** The code of the refusal it carries, for the log. */
    refusedWith?: string;
    /** Whether its line stands in the log. */
    isTold: boolean;
  }
}

export interface Gateway {
  app: FastifyInstance;
  /** Answers the port. */
  listen(port: number, host: string): Promise<number>;
  /** Tells sockets to come back, lets requests under way end, takes no more. */
  close(): Promise<void>;
}

/** The whole of http, bound to what it is handed; nothing listens yet. */
export async function openGateway(given: Given): Promise<Gateway> {
  const bounds = boundsOf(given);
  const memory = createAnswerMemory(given);
  const metrics = createMetrics();
  const tell = createTeller(given, metrics);
  const limits = createLimits(given.settings.limitPerMinute, given.clock);
  const app: FastifyInstance = Fastify({
    serverFactory: (listener) => openServer(listener, bounds),
    loggerInstance: given.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // Every line names its request itself, so no request needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    trustProxy: given.settings.trustedProxies.length > 0 ? given.settings.trustedProxies : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: readableAddress,
    // No longer than node lets an address be: who reads a parameter judges its length.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: false },
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    (request: FastifyRequest, payload: IncomingMessage) => readJsonBody(request, payload, bounds),
  );
  app.addContentTypeParser(
    sealing.contentType,
    (request: FastifyRequest, payload: IncomingMessage) => readSealedBody(request, payload, bounds),
  );
  app.addContentTypeParser(formType, (request: FastifyRequest, payload: IncomingMessage) =>
    readFormBody(request, payload, bounds),
  );
  app.addContentTypeParser([...pictureTypes], (request: FastifyRequest, payload: IncomingMessage) =>
    readPictureBody(request, payload, bounds),
  );
  const drain = createDrain(app, bounds.lingerMs);
  logRequests(app, tell);
  guardEntrance(app, given, limits);
  answerFaults(app, given);
  bindCalls(app, given, memory);
  serveDownloads(app, given);
  serveLandings(app, given);
  serveHooks(app, given, limits);
  serveOpenApi(app, given);
  serveHealth(app, { given, metrics, memory, drain });
  serveArt(app, given);

  const { isDevelopment } = given.settings;
  const files = isDevelopment
    ? new Map()
    : await loadStaticFiles(given.appFolder, given.settings.hasWorker);
  serveManifest(app, given, files);
  const pages = isDevelopment
    ? await (await import('./pages/dev.ts')).serveSources(app, given)
    : await servePages(app, { given, memory, files, limits });
  const sockets = attachSockets(app, given, metrics);
  return {
    app,
    async listen(port, host) {
      await app.listen({ port, host });
      pages.warm();
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    async close() {
      sockets.close();
      await drain.close();
      await pages.close();
    },
  };
}

/** What calls take is valibot's to read: Fastify's own compilers would only be held, and never used. */
function noCompiler(): never {
  throw new Error('Routes have no schemas of Fastify: the contract declares them.');
}

function openServer(listener: RequestListener, bounds: Bounds): Server {
  const server = createServer(listener);
  // Headers that trickle in, and connections nobody uses, are given up.
  server.requestTimeout = bounds.bodyTimeoutMs + 5_000;
  server.keepAliveTimeout = 75_000;
  return server;
}
