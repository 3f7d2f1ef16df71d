import type { Provider } from '#contract/system.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Slot, slotFor } from '#server/kernel/scope.ts';
import { facebookSignIn } from './facebook-sign-in.ts';
import { oidcSignIn } from './oidc-sign-in.ts';
import type { SignIn } from './sign-in.ts';

type SignInContext = Pick<AppContext, 'settings' | 'clock' | 'scope'>;

/** The provider as the settings name it; undefined where they do not. */
export function openSignIn(app: SignInContext, provider: Provider): SignIn | undefined {
  return app.scope.once(slots[provider], () => open(app, provider));
}

const slots: Readonly<Record<Provider, Slot<SignIn | undefined>>> = {
  google: slotFor('Google'),
  facebook: slotFor('Facebook'),
};

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
