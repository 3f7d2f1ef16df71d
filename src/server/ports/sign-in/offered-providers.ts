import type { Provider } from '#contract/system.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Those that are set up; the secrets are there where the names are, which the settings see to. */
export function offeredProviders(settings: Settings): Provider[] {
  const offered: Provider[] = [];
  if (settings.googleClientId !== undefined) offered.push('google');
  if (settings.facebookAppId !== undefined) offered.push('facebook');
  return offered;
}
