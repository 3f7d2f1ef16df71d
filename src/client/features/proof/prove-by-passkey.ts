import { ask } from '#client/data/ask.ts';
import { beginPasskeyProof, provePasskey } from '#contract/passkey-proof.ts';

/** The gateway's question, the device's answer, and what that is worth as a proof of self. */
export async function proveByPasskey(): Promise<string> {
  const [{ options }, { startAuthentication }] = await Promise.all([
    ask(beginPasskeyProof, {}),
    import('@simplewebauthn/browser'),
  ]);
  const { id, rawId, type, response } = await startAuthentication({
    // The standard's own shape, which the contract hands through as it is.
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const { answer } = await ask(provePasskey, {
    asserted: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
  });
  return answer;
}
