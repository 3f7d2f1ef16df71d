import { toJsonSchema } from '@valibot/to-json-schema';
import {
  everyVendorFault,
  SignatureText,
  signatureHeader,
  signatureSeconds,
  TransferRequest,
  TransferState,
  VendorBalance,
  type VendorFault,
  VendorJackpots,
  type VendorOperation,
  VendorRefusal,
  VendorRound,
  VendorRounds,
  vendorFaults,
  vendorOperations,
} from '#contract/vendor-api.ts';
import { VendorMatches } from '#contract/vendor-matches.ts';
import { LiveModels } from '#contract/vendor-tables.ts';
import { messages } from '../vendor-faults.ts';

export type Json = { [key: string]: unknown };
type Schema = VendorOperation['request'];

/** What is said between vendors and us, both ways, as a document; made of the contract itself. */
export function vendorOpenApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Verbena for game vendors',
      version: '1',
      description:
        `Paths are what a vendor asks of our wallet, webhooks what we ask of a vendor under its own ` +
        `address. Requests and answers bear \`${signatureHeader}\`, either way, and are good for ` +
        `${signatureSeconds} seconds. The page /vendors says how.`,
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/wps/vendor/{vendor}', variables: { vendor: { default: 'VENDOR' } } }],
    security: [{ signature: [] }],
    paths: Object.fromEntries(
      vendorOperations.map((operation) => [`/${operation.name}`, { post: pathOf(operation) }]),
    ),
    webhooks: Object.fromEntries(
      ourAsks.map((ask) => [ask.name, { [ask.method.toLowerCase()]: webhookOf(ask) }]),
    ),
    components: {
      schemas: { Refusal: schemaOf(VendorRefusal) },
      headers: { Signature: { required: true, schema: schemaOf(SignatureText) } },
      securitySchemes: {
        signature: {
          ...{ type: 'apiKey', in: 'header', name: signatureHeader },
          description: 'Ed25519, over what is sent. Our key: GET /wps/vendor/keys.',
        },
      },
    },
  };
}

export interface OurAsk {
  name: string;
  method: 'GET' | 'POST';
  /** Under the vendor's own address. */
  path: string;
  summary: string;
  request?: Schema;
  value: Schema;
  isForTransfers: boolean;
}

/** What a vendor answers to us, in the order in which a vendor builds it. */
export const ourAsks: readonly OurAsk[] = [
  {
    ...{ name: 'round', method: 'GET', path: 'rounds/{round}', isForTransfers: false },
    summary: 'How a round stands that was not reported for long; 404 for one that never was',
    value: VendorRound,
  },
  {
    ...{ name: 'models', method: 'GET', path: 'models', isForTransfers: false },
    summary:
      'Who sits at the live tables, with limits, last results and free seats where you have them',
    value: LiveModels,
  },
  {
    ...{ name: 'jackpots', method: 'GET', path: 'jackpots', isForTransfers: false },
    summary: 'What the pots hold',
    value: VendorJackpots,
  },
  {
    ...{ name: 'matches', method: 'GET', path: 'matches', isForTransfers: false },
    summary: 'What is played now or begins next, with what each end of it pays',
    value: VendorMatches,
  },
  {
    ...{ name: 'transfer', method: 'POST', path: 'transfers', isForTransfers: true },
    summary: 'Moves money into a player’s wallet at the vendor or out of it, once for each id',
    request: TransferRequest,
    value: TransferState,
  },
  {
    ...{ name: 'transfer-state', method: 'GET', path: 'transfers/{id}', isForTransfers: true },
    summary: 'What became of a transfer; after a 404 it is never taken any more',
    value: TransferState,
  },
  {
    ...{ name: 'balance', method: 'GET', path: 'players/{player}/balance', isForTransfers: true },
    summary: 'What lies in a player’s wallet at the vendor',
    value: VendorBalance,
  },
  {
    ...{ name: 'rounds', method: 'GET', path: 'rounds?after={cursor}', isForTransfers: true },
    summary: 'What was played, oldest first; each round is reported again when it changed',
    value: VendorRounds,
  },
];

/** Those of every operation first, as they are looked for. */
export function faultsOf({ refuses }: VendorOperation): VendorFault[] {
  return [...everyVendorFault.filter((fault) => fault !== 'busy'), ...refuses, 'busy'];
}

/** What goes over the wire. */
export function schemaOf(schema: Schema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
  return rest;
}

function pathOf(operation: VendorOperation): Json {
  return {
    operationId: operation.name,
    summary: operation.summary,
    requestBody: { required: true, content: contentOf(operation.request) },
    responses: { 200: signed('Done', operation.value), ...refusalsOf(operation) },
  };
}

function webhookOf({ summary, path, request, value }: OurAsk): Json {
  return {
    summary,
    description: `Under the vendor’s own address: ${path}`,
    ...(request && { requestBody: { required: true, content: contentOf(request) } }),
    responses: { 200: signed('Answered', value) },
  };
}

function signed(description: string, value: Schema): Json {
  const headers = { [signatureHeader]: { $ref: '#/components/headers/Signature' } };
  return { description, headers, content: contentOf(value) };
}

function contentOf(schema: Schema): Json {
  return { 'application/json': { schema: schemaOf(schema) } };
}

/** One response a status, with the codes that travel under it. */
function refusalsOf(operation: VendorOperation): Json {
  const byStatus = Object.groupBy(faultsOf(operation), (fault) => String(vendorFaults[fault]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${messages[code]}`).join('\n'),
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
