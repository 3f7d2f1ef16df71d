import * as v from 'valibot';
import type { Schema } from '#contract/call.ts';

/**
 * The plainest value that a schema describes: lists are empty, what may be null is null, numbers are zero.
 * So a screen's test says only what it is about. What a rule asks of a text has to be known here by its sample.
 */
export function plainValue(schema: Schema): unknown {
  const parts = schema as unknown as Parts;
  if (parts.pipe) return ofPipe(schema, parts.pipe[0] as Schema);
  switch (parts.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(parts.entries ?? {})
          .filter(([, entry]) => (entry as unknown as Parts).type !== 'optional')
          .map(([name, entry]) => [name, plainValue(entry)]),
      );
    case 'array':
      return [];
    case 'tuple':
      return parts.items?.map(plainValue);
    case 'record':
      return {};
    case 'nullable':
    case 'null':
      return null;
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'literal':
      return parts.literal;
    case 'picklist':
      return parts.options?.[0];
    case 'union':
    case 'variant':
      return plainValue(parts.options?.[0] as Schema);
    case 'lazy':
      return plainValue(parts.getter?.() as Schema);
    default:
      return undefined;
  }
}

interface Parts {
  type: string;
  pipe?: readonly unknown[];
  entries?: Record<string, Schema>;
  items?: readonly Schema[];
  options?: readonly unknown[];
  literal?: unknown;
  getter?: () => Schema;
}

function ofPipe(schema: Schema, first: Schema): unknown {
  const plain = plainValue(first);
  return [plain, ...samples].find((sample) => v.safeParse(schema, sample).success) ?? plain;
}

const samples = [
  ...['0', '1', 'COP', 'x', '/x.svg', '2026-11-20', '2026-11-20T12:00:00.000Z'],
  ...['2026-11-20 12:00:00', '00000000-0000-4000-8000-000000000000', '0'.repeat(64), 1, 2026],
];
