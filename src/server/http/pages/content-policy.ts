import { createHash } from 'node:crypto';

interface PolicyParts {
  /** Hashes of what stands inside the document, as `hashSource` makes them. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  imageOrigins: readonly string[];
  /** Where vendors' games are opened. */
  frameOrigins: readonly string[];
  ownOrigin: string;
}

/** What a document of ours may load and do. */
export function contentPolicy(parts: PolicyParts): string {
  const socketOrigin = parts.ownOrigin.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    sources('script-src', parts.scriptHashes),
    sources('style-src', parts.styleHashes),
    sources('img-src', ['data:', ...parts.imageOrigins]),
    // Older Safari does not count a socket of the same host as 'self'.
    sources('connect-src', [socketOrigin]),
    // Nothing of ours lives in a frame, so that only launch hosts stand here.
    `frame-src ${parts.frameOrigins.join(' ') || "'none'"}`,
    // Faces and the manifest are what the first line says.
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types verbena',
  ].join('; ');
}

/** Hot reload puts scripts and styles into the page as it goes; only a developer's page allows it. */
export function developmentPolicy(): string {
  return "default-src 'self' 'unsafe-inline' data: blob: ws: wss:; frame-ancestors 'none'";
}

function sources(directive: string, others: readonly string[]): string {
  return [directive, "'self'", ...others].join(' ');
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Only whole https origins go into a header: a setting with a semicolon would write policy. */
export function imageOriginsOf(addresses: readonly string[]): string[] {
  const origins = addresses
    .map((address) => URL.parse(address)?.origin ?? '')
    .filter((origin) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/i.test(origin));
  return [...new Set(origins)];
}
