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
import { serveWebhooks } from './calls/webhooks.ts';
import { type Bounds, boundsOf, type HttpDependencies } from './dependencies.ts';
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
import { createRequestRecorder, logRequests } from './request-log.ts';
import { attachSockets } from './sockets/socket.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: 'call' | 'page' | 'file' | 'service' | 'landing' | 'webhook';
    callName?: string;
  }
  interface FastifyReply {
    /** The code of the refusal it carries, for the log. */
    refusedWith?: string;
    /** Whether the log and the metrics have it. */
    isRecorded: boolean;
  }
}

export interface Gateway {
  app: FastifyInstance;
  /** Resolves to the port. */
  listen(port: number, host: string): Promise<number>;
  /** Asks sockets to reconnect elsewhere, lets requests under way end, and accepts no more. */
  close(): Promise<void>;
}

/** Binds all routes to what the domains answer; nothing listens yet. */
export async function openGateway(given: HttpDependencies): Promise<Gateway> {
  const bounds = boundsOf(given);
  const memory = createAnswerMemory(given);
  const metrics = createMetrics();
  const recordRequest = createRequestRecorder(given, metrics);
  const limits = createLimits(given.settings.limitPerMinute, given.clock);
  const app: FastifyInstance = Fastify({
    serverFactory: (listener) => openServer(listener, bounds),
    loggerInstance: given.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // Every line names its request, so no request needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    trustProxy: given.settings.trustedProxies.length > 0 ? given.settings.trustedProxies : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: readableAddress,
    // As long as Node lets an address be: the reader of a parameter judges its length.
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
  logRequests(app, recordRequest);
  guardEntrance(app, given, limits);
  answerFaults(app, given);
  bindCalls(app, given, memory);
  serveDownloads(app, given);
  serveLandings(app, given);
  serveWebhooks(app, given, limits);
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

/** Valibot reads requests: Fastify's compilers would take memory and never be used. */
function noCompiler(): never {
  throw new Error('Routes have no schemas of Fastify: the contract declares them.');
}

function openServer(listener: RequestListener, bounds: Bounds): Server {
  const server = createServer(listener);
  // Ends connections whose headers trickle in, and those that nobody uses.
  server.requestTimeout = bounds.bodyTimeoutMs + 5_000;
  server.keepAliveTimeout = 75_000;
  return server;
}
