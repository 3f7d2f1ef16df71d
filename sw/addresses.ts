const homePaths = new Set(['/', '/index', '/index.html', '/home']);

/** Home, however an old link or the home screen's icon writes it. */
export function isHome(url: URL): boolean {
  if (!homePaths.has(url.pathname)) return false;
  return [...url.searchParams.keys()].every((key) => key === 'source');
}

/** Addresses that are no screen: opened in a tab, they show what the gateway answers. */
export const gatewayAddresses: RegExp[] = [
  /^\/(wps|lgw|page-state|art|assets|icons|vendors|flags|fonts)\//,
  /^\/(openapi\.json|healthz|readyz|metrics|sw\.js|manifest\.webmanifest|robots\.txt)(\?|$)/,
];

/** What a page starts from, named by its content. */
export function isPageState(url: URL): boolean {
  return url.pathname.startsWith('/page-state/');
}

/** Pictures of games, banners and promotions, from us or from the merchant's image hosts. */
export function isArt(url: URL): boolean {
  return url.pathname.startsWith('/art/');
}
