import {
  contains,
  isNeighbour,
  type Network,
  type NetworkAddress,
} from '#server/ports/geo/network.ts';

export interface RegionRules {
  /** The most specific first, and of the same the command's before the merchant's. */
  networks: readonly { network: Network; isAllowed: boolean }[];
  countries: ReadonlyMap<string, boolean>;
  /** Some country is allowed, so those that are not named are closed. */
  isOnlyForNamed: boolean;
}

/**
 * The most specific range that holds the address decides; then nobody shuts out a neighbour; then
 * the country. Where at least one country is allowed, all others and unknown ones are closed.
 */
export function isRegionBlocked(
  rules: RegionRules,
  address: NetworkAddress | undefined,
  country: string | null,
): boolean {
  const ruled = address && rules.networks.find(({ network }) => contains(network, address));
  if (ruled) return !ruled.isAllowed;
  if (address && isNeighbour(address)) return false;
  const isAllowed = country === null ? undefined : rules.countries.get(country);
  return isAllowed === undefined ? rules.isOnlyForNamed : !isAllowed;
}
