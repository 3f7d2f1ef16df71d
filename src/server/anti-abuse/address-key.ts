import { parseAddress } from '#server/ports/geo/network.ts';

/** One subscriber holds a whole /64 of IPv6; counted by single addresses, they would never be met again. */
export function addressKey(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return address;
  return parsed.family === 4 ? `4:${parsed.bits}` : `6:${parsed.bits >> 64n}`;
}
