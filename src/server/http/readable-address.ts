import type { IncomingMessage } from 'node:http';

/**
 * Leads what cannot be decoded to an address that nobody has. The framework would answer it before any
 * hook: without our headers, without a line in the log and without counting it.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return unknownAddress;
  }
}

const unknownAddress = '/wps/undecodable';
