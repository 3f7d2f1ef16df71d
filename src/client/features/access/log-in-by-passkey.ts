import { ask } from '#client/data/ask.ts';
import { beginPasskeyLogin, passkeyLogin } from '#contract/passkeys.ts';
import type { Entered, entrances } from '#contract/session.ts';

type Entrance = (typeof entrances)[number];

/** `autofill` waits in the name's field until somebody picks a passkey there; null where it cannot. */
export function logInByPasskey(entrance: Entrance, way: 'tap'): Promise<Entered>;
export function logInByPasskey(entrance: Entrance, way: 'autofill'): Promise<Entered | null>;
export async function logInByPasskey(
  entrance: Entrance,
  way: 'tap' | 'autofill',
): Promise<Entered | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await import(
    '@simplewebauthn/browser'
  );
  const useBrowserAutofill = way === 'autofill';
  if (useBrowserAutofill && !(await browserSupportsWebAuthnAutofill())) return null;
  const { options } = await ask(beginPasskeyLogin, {});
  const { id, rawId, type, response } = await startAuthentication({
    // The standard's own shape, which the contract hands through as it is.
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    useBrowserAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return ask(passkeyLogin, {
    asserted: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
    entrance,
    client: 'browser',
  });
}
