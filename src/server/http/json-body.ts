import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { longestPicture } from '#contract/picture.ts';
import type { Bounds } from './dependencies.ts';

/** Thrown where a body cannot be taken; the error handler answers its code. */
export class BodyFault extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

type BodyBounds = Pick<Bounds, 'bodyBytes' | 'bodyDepth' | 'bodyTimeoutMs'>;

/** Reads a JSON body, as far and as long as is allowed. */
export async function readJsonBody(
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  bounds: BodyBounds,
): Promise<unknown> {
  return parseJson(textOf(await readBytes(request, payload, bounds)), bounds.bodyDepth);
}

/** A body still under its seal; distinct from anything that JSON can hold. */
export class SealedBody {
  readonly letter: string;

  constructor(letter: string) {
    this.letter = letter;
  }
}

export async function readSealedBody(
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  bounds: BodyBounds,
): Promise<SealedBody> {
  return new SealedBody(textOf(await readBytes(request, payload, bounds)));
}

/** The fields of a form; distinct from JSON, which may not take its place. */
export class FormBody {
  /** A name that came twice holds a list, which no schema of a form takes: which would count is a guess. */
  readonly fields: Record<string, string | string[]>;

  constructor(fields: Record<string, string | string[]>) {
    this.fields = fields;
  }
}

export async function readFormBody(
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  bounds: BodyBounds,
): Promise<FormBody> {
  const fields = new URLSearchParams(textOf(await readBytes(request, payload, bounds)));
  const entries = [...new Set(fields.keys())].map((name): [string, string | string[]] => {
    const values = fields.getAll(name);
    return [name, values.length === 1 ? (values[0] ?? '') : values];
  });
  return new FormBody(Object.fromEntries(entries));
}

/** A picture as it was sent; distinct from JSON, which cannot hold one. */
export class PictureBody {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

export async function readPictureBody(
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  bounds: BodyBounds,
): Promise<PictureBody> {
  // Five megabytes over a phone network take their time.
  const longest = { bodyBytes: longestPicture, bodyTimeoutMs: bounds.bodyTimeoutMs * 6 };
  return new PictureBody(await readBytes(request, payload, longest, 'upload.too-large'));
}

/** The raw bytes, over which a signature is checked. */
export function readRawBody(
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  bounds: BodyBounds,
): Promise<Buffer> {
  return readBytes(request, payload, bounds);
}

async function readBytes(
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  bounds: Omit<BodyBounds, 'bodyDepth'>,
  tooLarge: ErrorCode = 'request.too-large',
): Promise<Buffer> {
  if (Number(request.headers['content-length']) > bounds.bodyBytes) throw new BodyFault(tooLarge);
  return collect(payload, bounds, tooLarge);
}

function collect(
  payload: NodeJS.ReadableStream,
  bounds: Omit<BodyBounds, 'bodyDepth'>,
  tooLarge: ErrorCode,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (act: () => void) => {
      clearTimeout(timer);
      payload.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
      act();
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > bounds.bodyBytes) {
        settle(() => reject(new BodyFault(tooLarge)));
      } else {
        chunks.push(chunk);
      }
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks, length)));
    const onError = () => settle(() => reject(new BodyFault('request.not-json')));
    // A body that trickles in keeps a connection busy for nothing.
    const timer = setTimeout(
      () => settle(() => reject(new BodyFault('request.too-slow'))),
      bounds.bodyTimeoutMs,
    );
    payload.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  });
}

/** Strict about the encoding too: a byte that is no UTF-8 would become another name or amount. */
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new BodyFault('request.not-json');
  }
}

export function parseJson(text: string, depthAtMost: number): unknown {
  // Before parsing: a thousand brackets cost the parser more than they cost their sender.
  if (depthOf(text) > depthAtMost) throw new BodyFault('request.too-deep');
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyFault('request.not-json');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** How deep brackets nest outside of strings. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
