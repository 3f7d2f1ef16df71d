/** Names of this machine for itself: who types one is at the same gateway as who types another. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'] as const;

/**
 * Whose pages may frame ours: the gateway's origin; where that is this machine, by each of its names,
 * and by the name that we were reached by ourselves, as a phone in the same room does.
 */
export function houseOrigins(gatewayOrigin: string, host: string): string[] {
  const house = new URL(gatewayOrigin);
  if (!isOwnName(house.hostname)) return [gatewayOrigin];
  const asked = URL.parse(`http://${host}`)?.hostname;
  // A policy knows no addresses of the newer kind, and complains of each.
  const names = [...ownNames, ...(asked === undefined ? [] : [asked])].filter(
    (name) => !name.startsWith('['),
  );
  const port = house.port === '' ? '' : `:${house.port}`;
  const others = names.map((name) => `${house.protocol}//${name}${port}`);
  return [...new Set([gatewayOrigin, ...others])];
}

/** Who says it is the house around us. What a browser frames is held by the policy above. */
export function isHouseOrigin(gatewayOrigin: string, origin: string): boolean {
  const house = new URL(gatewayOrigin);
  const other = URL.parse(origin);
  if (other?.origin !== origin) return false;
  if (origin === gatewayOrigin) return true;
  return (
    isOwnName(house.hostname) && other.port === house.port && other.protocol === house.protocol
  );
}

function isOwnName(name: string): boolean {
  return ownNames.some((own) => own === name) || name === '0.0.0.0' || name.startsWith('127.');
}
