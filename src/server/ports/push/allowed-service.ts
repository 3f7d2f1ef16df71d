/**
 * Whether an endpoint belongs to a push service that we may ask. `*.` stands for any host below one,
 * and an entry with its scheme for exactly that origin.
 */
export function isAllowedService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.username !== '' || url.password !== '') return false;
  return services.some((service) => {
    if (service.includes('://')) return url.origin === service;
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return service.startsWith('*.')
      ? url.hostname.endsWith(service.slice(1))
      : url.hostname === service;
  });
}
