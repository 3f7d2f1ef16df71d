/**
 * The merchant's launch hosts as whole origins. Https, or this machine or its own network in a
 * demonstration; what is anything else is none, since these stand in a header and in addresses.
 */
export function launchOrigins(addresses: readonly string[]): string[] {
  const origins = addresses
    .map((address) => origin.exec(address.toLowerCase())?.[1] ?? '')
    .filter((one) => secure.test(one) || nearby.test(one));
  return [...new Set(origins)];
}

const origin = /^(https?:\/\/[a-z0-9.:[\]-]+)(?:[/?#]|$)/;
const secure = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;
const nearby =
  /^http:\/\/(localhost|\[::1\]|127\.0\.0\.1|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+)(:\d+)?$/;
