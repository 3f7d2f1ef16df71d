import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import type { HttpDependencies } from './dependencies.ts';
import { isCallPath } from './entrance.ts';
import { BodyFault } from './json-body.ts';
import { sendRefusal } from './refusal.ts';
import { codeOfThrown, describeThrown } from './thrown.ts';

/** What is wrong before a handler, what throws inside one, and where no handler is. */
export function answerFaults(app: FastifyInstance, given: HttpDependencies): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const known = codeOfFault(thrown);
    const code = known ?? codeOfThrown(thrown);
    if (!known) {
      const callName = request.routeOptions.config.callName;
      request.log.error({ requestId: request.id, call: callName, thrown: describeThrown(thrown) });
    }
    sendRefusal(
      reply,
      given.defaultLanguage,
      code,
      code === 'system.unavailable' ? { retryAfterSeconds: 5 } : {},
    );
  });

  const methodsByPath = new Map<string, string[]>();
  for (const { call } of given.answers) {
    const methods = methodsByPath.get(call.path) ?? [];
    methods.push(call.method, ...(call.method === 'GET' ? ['HEAD'] : []));
    methodsByPath.set(call.path, methods);
  }
  // Before a body is read: what has no address has no reader either.
  app.addHook('onRequest', (request, reply, next) => {
    const isUnbound =
      request.is404 || (request.routeOptions.config.kind === 'page' && isCallPath(request.url));
    if (!isUnbound) return next();
    const [path = ''] = request.url.split('?');
    const methods = methodsByPath.get(path) ?? (isCallPath(path) ? undefined : ['GET', 'HEAD']);
    if (methods) reply.header('allow', methods.join(', '));
    // The rest of a body nobody reads would be taken for the next request.
    if (request.headers['content-length'] ?? request.headers['transfer-encoding']) {
      reply.header('connection', 'close');
    }
    const code = methods ? 'request.wrong-method' : 'request.unknown-path';
    sendRefusal(reply, given.defaultLanguage, code);
  });
}

const codeByFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_INVALID_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.not-json',
  FST_ERR_BAD_URL: 'request.unknown-path',
};

function codeOfFault(thrown: FastifyError): ErrorCode | undefined {
  return thrown instanceof BodyFault ? thrown.code : codeByFastify[thrown.code];
}
