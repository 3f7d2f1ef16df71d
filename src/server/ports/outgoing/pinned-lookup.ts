import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutsideError } from './outside-error.ts';

type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (cause: Error | null, found: LookupAddress[]) => void,
) => void;

/**
 * Finds a name's addresses for one connection, and hands out what it has just judged. One closed
 * address among several is enough to refuse: which one is taken is not in our hands.
 */
export function pinnedLookup(
  isAllowed: (address: string) => boolean,
  resolve: Resolve = lookup,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (cause, found) => {
      const [first] = found ?? [];
      if (cause || !first) return callback(new OutsideError('connection'), '');
      if (!found.every(({ address }) => isAllowed(address))) {
        return callback(new OutsideError('closed-address'), '');
      }
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
