import { parseNetwork } from '#server/ports/geo/network.ts';
import { UsageError } from '../usage-error.ts';

export function readCountry(text: string): string {
  if (!/^[A-Za-z]{2}$/.test(text)) {
    throw new UsageError(`"${text}" is no country: two letters, such as CO.`);
  }
  return text.toUpperCase();
}

export function readNetwork(text: string): string {
  if (!parseNetwork(text)) {
    throw new UsageError(`"${text}" is no range of addresses, such as 1.2.3.0/24.`);
  }
  return text;
}
