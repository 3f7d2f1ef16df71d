import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import { type CallDeclaration, formType, type Schema } from '#contract/call.ts';
import { Refusal } from '#contract/envelope.ts';
import { commonRefusals, type ErrorCode, errorStatus } from '#contract/errors.ts';
import { sealing, systemKeys } from '#contract/keys.ts';
import { pictureTypes } from '#contract/picture.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { formFor, isStillFresh, pack, tagOf, unpacked } from '../packed.ts';

type Json = { [key: string]: unknown };

/** The contract as a document for those who do not read TypeScript; made once, at start. */
export function serveOpenApi(app: FastifyInstance, given: HttpDependencies): void {
  const document = openApiOf(given.answers.map(({ call }) => call));
  const packed = pack(unpacked(JSON.stringify(document)), 9);
  app.get('/openapi.json', { config: { kind: 'service' } }, async (request, reply) => {
    const made = await packed;
    const [encoding, body] = formFor(made, request.headers['accept-encoding']);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding')
      .header('etag', tagOf(made, encoding));
    if (isStillFresh(made, request.headers['if-none-match'])) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

export function openApiOf(calls: readonly CallDeclaration[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const operations = paths[call.path] ?? {};
    operations[call.method.toLowerCase()] = operationOf(call);
    paths[call.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Verbena',
      version: '1',
      description:
        'Every call of the gateway. Answers come in an envelope that says whether it was done.',
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Refusal: schemaOf(Refusal), ErrorCode: { enum: Object.keys(errorStatus) } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'apiKey', in: 'header', name: 'token' },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operationOf(call: CallDeclaration): Json {
  const request = schemaOf(call.request);
  const carriesQuery = call.method === 'GET' || call.method === 'DELETE';
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'calls'],
    'x-who': call.who,
    ...(call.duty ? { 'x-duty': call.duty } : {}),
    security: securityOf(call),
    ...(carriesQuery ? { parameters: parametersOf(request) } : {}),
    ...(call.takesPicture ? { parameters: parametersOf(withoutPicture(request)) } : {}),
    ...(carriesQuery ? {} : { requestBody: bodyOf(call, request) }),
    responses: { 200: doneOf(call), ...refusalsOf(call) },
  };
}

function securityOf({ who }: CallDeclaration): Json[] {
  if (who === 'operator') return [{ operator: [] }];
  // An empty requirement among them says that a session may be left out.
  return who === 'anyone' ? [{}] : [{ session: [] }, { token: [] }];
}

/** The picture is the body, so what else is asked for has only the address to stand in. */
function withoutPicture({ properties, ...request }: Json): Json {
  const { picture: _, ...rest } = (properties ?? {}) as Json;
  return { ...request, properties: rest };
}

function parametersOf(request: Json): Json[] {
  const properties = (request.properties ?? {}) as Record<string, unknown>;
  const required = (request.required ?? []) as string[];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf(call: CallDeclaration, schema: Json): Json {
  if (call.takesPicture) {
    const content = pictureTypes.map((type) => [type, { schema: { format: 'binary' } }]);
    return { required: true, content: Object.fromEntries(content) };
  }
  if (call.form) return { required: true, content: { [formType]: { schema } } };
  if (!call.sealed) return { required: true, content: { 'application/json': { schema } } };
  const sealed = {
    type: 'string',
    description: `A compact JWE (${sealing.keyAgreement}, ${sealing.encryption}) to a key of ${systemKeys.path}. Inside: iat, jti and the request as body.`,
    contentMediaType: 'application/json',
    contentSchema: {
      type: 'object',
      properties: { iat: { type: 'integer' }, jti: { type: 'string' }, body: schema },
      required: ['iat', 'jti', 'body'],
    },
  };
  return { required: true, content: { [sealing.contentType]: { schema: sealed } } };
}

function doneOf(call: CallDeclaration): Json {
  const schema = {
    type: 'object',
    properties: { success: { const: true }, value: schemaOf(call.value) },
    required: ['success', 'value'],
  };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

/** One response a status, with the codes that travel under it, in order of precedence. */
function refusalsOf(call: CallDeclaration): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...commonRefusals, ...call.refuses]) {
    if (!isPossible(call, code)) continue;
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Refusal' },
                { type: 'object', properties: { code: { enum: codes } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

/** A call that anyone may make refuses nobody for want of a session, a GET has no body to be wrong. */
function isPossible(call: CallDeclaration, code: ErrorCode): boolean {
  const isOfPlayers = call.who !== 'anyone' && call.who !== 'operator';
  if (code.startsWith('operator.')) return call.who === 'operator';
  if (code === 'session.missing' || code === 'session.expired') return isOfPlayers;
  if (code === 'session.must-change') return isOfPlayers && !call.evenBeforeChange;
  if (code === 'session.trial') return call.who === 'real-member';
  if (code === 'session.not-agent') return call.who === 'agent';
  if (code.startsWith('system.') && !code.startsWith('system.un')) return !call.always;
  if (code.startsWith('seal.')) return call.sealed === true;
  const ofBodies = ['unsupported-type', 'too-large', 'too-slow', 'not-json', 'too-deep'];
  if (ofBodies.some((name) => code === `request.${name}`)) return hasBody(call);
  return code !== 'request.foreign-origin' || call.method !== 'GET';
}

function hasBody({ method }: CallDeclaration): boolean {
  return method === 'POST' || method === 'PUT';
}

/** What goes over the wire is what the schema is given, before it changes digits into numbers. */
function schemaOf(schema: Schema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
  return rest;
}
