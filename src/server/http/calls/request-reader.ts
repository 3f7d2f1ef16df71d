import type { FastifyRequest } from 'fastify';
import { safeParse } from 'valibot';
import type { CallDeclaration, Schema } from '#contract/call.ts';
import type { FieldFault } from '#contract/envelope.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/values.ts';
import { say } from '../words.ts';
import { fieldFaults, readable, unknownFields } from './field-faults.ts';

export type ReadRequest =
  | { isRead: true; value: unknown }
  | { isRead: false; code: ErrorCode; fields: FieldFault[] };

/** Query for GET and DELETE, body for the others, read by the call's own schema. */
export function readRequest(
  call: CallDeclaration,
  request: Pick<FastifyRequest, 'query' | 'body'>,
  language: () => Language,
): ReadRequest {
  const { query, body } = request;
  if (call.takesPicture)
    return readBy(call.request, { ...asObject(query), ...asObject(body) }, language);
  const carriesQuery = call.method === 'GET' || call.method === 'DELETE';
  return readBy(call.request, carriesQuery ? query : (body ?? {}), language);
}

function asObject(given: unknown): object {
  return typeof given === 'object' && given !== null ? given : {};
}

export function readBy(schema: Schema, given: unknown, language: () => Language): ReadRequest {
  // valibot takes an array for an object without fields.
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return unreadable('', language());
  }
  const unstorable = pathOfNul(given);
  if (unstorable !== undefined) return unreadable(unstorable, language());
  const result = safeParse(schema, given);
  if (result.success) return { isRead: true, value: result.output };
  const unknown = unknownFields(schema, result.issues, language());
  return unknown.length > 0
    ? { isRead: false, code: 'request.unknown-field', fields: unknown }
    : {
        isRead: false,
        code: 'request.invalid',
        fields: fieldFaults(result.issues, language()),
      };
}

function unreadable(path: string, language: Language): ReadRequest {
  const message = say(language, 'field.pattern');
  return { isRead: false, code: 'request.invalid', fields: [{ path: readable(path), message }] };
}

/** PostgreSQL stores every character but one; no schema has to remember that. */
function pathOfNul(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const innerPath = path === '' ? name : `${path}.${name}`;
    const found = name.includes('\0') ? innerPath : pathOfNul(inner, innerPath);
    if (found !== undefined) return found;
  }
  return undefined;
}
