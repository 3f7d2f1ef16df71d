import type { Provider } from '#contract/system.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { facebookSignIn } from './facebook-sign-in.ts';
import { oidcSignIn } from './oidc-sign-in.ts';
import type { SignIn } from './sign-in.ts';

/** The provider as the settings name it; undefined where they do not. One for each house. */
export function openSignIn(app: Pick<AppContext, 'settings' | 'clock'>, provider: Provider) {
  const known = opened.get(app) ?? {};
  opened.set(app, known);
  known[provider] ??= open(app, provider);
  return known[provider];
}

const opened = new WeakMap<object, Partial<Record<Provider, SignIn>>>();

function open(
  { settings, clock }: Pick<AppContext, 'settings' | 'clock'>,
  provider: Provider,
): SignIn | undefined {
  if (provider === 'google') {
    const { googleIssuer, googleClientId: clientId, googleClientSecret: clientSecret } = settings;
    if (clientId === undefined || clientSecret === undefined) return undefined;
    return oidcSignIn({ issuer: new URL(googleIssuer), clientId, clientSecret, clock });
  }
  const { facebookAppId: appId, facebookAppSecret: appSecret } = settings;
  if (appId === undefined || appSecret === undefined) return undefined;
  const dialog = new URL(settings.facebookDialogUrl);
  return facebookSignIn({ appId, appSecret, dialog, graph: new URL(settings.facebookGraphUrl) });
}
